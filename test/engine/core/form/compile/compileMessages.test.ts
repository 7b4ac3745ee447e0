import { expect, it } from 'vitest';
import { PLACEHOLDERS } from '../../../../../engine/core/form/compile/compileMessages.ts';
import { keywords } from '../../../../../engine/core/validation/keywords.ts';

/** The parts of a date, and the characters of a text, which are not keywords, but can be violated. */
const others = ['month', 'day', 'year', 'characters'];
/** The keywords that no answer can violate by themselves. */
const neverViolated = [
  'title',
  'description',
  'default',
  'examples',
  'meaning',
  'unit',
  'readOnly',
  'properties',
  'additionalProperties',
  'items',
];

it('a page can have words for each keyword that an answer can violate, and for no other', () => {
  const violated = keywords.map(({ name }) => name).filter((name) => !neverViolated.includes(name));
  const advice =
    'A keyword with words is checked by engine/core/validation/keywords.ts, and named in PLACEHOLDERS of engine/core/form/compile/compileMessages.ts.';
  expect(Object.keys(PLACEHOLDERS).sort(), advice).toEqual([...violated, ...others].sort());
});
