import { Validator } from '@cfworker/json-schema';
import { describe, expect, it } from 'vitest';
import { errorMessages } from '#engine/messages/en';
import { libraryTextIn } from '../../../tools/documents/libraryText.ts';

const wrong: readonly (readonly [object, unknown])[] = [
  [{ type: 'string' }, 5],
  [{ type: ['string', 'null'] }, 5],
  [{ enum: ['a'] }, 'b'],
  [{ const: true }, false],
  [{ required: ['a'] }, {}],
  [{ minLength: 3 }, 'a'],
  [{ maxLength: 1 }, 'abc'],
  [{ pattern: '^a$' }, 'b'],
  [{ format: 'date' }, 'b'],
  [{ minimum: 3 }, 1],
  [{ maximum: 3 }, 5],
  [{ minItems: 1 }, []],
  [{ maxItems: 1 }, [1, 2]],
  [{ uniqueItems: true }, [1, 1]],
  [{ properties: { a: { type: 'string' } } }, { a: 1 }],
  [{ items: { type: 'string' } }, [1]],
];

describe('a text of a library', () => {
  it.each(wrong)('is found where the validator of %j speaks', (schema, value) => {
    const { errors } = new Validator(schema, '7', false).validate(value);
    expect(errors.length).toBeGreaterThan(0);
    for (const { error } of errors) expect(libraryTextIn(`<p>${error}</p>`)).toBeDefined();
  });

  it.each(['must be string', 'Age: [object Object]', 'Hello undefined', 'TypeError: x is not a function'])(
    'is found in %s',
    (shown) => {
      expect(libraryTextIn(shown)).toBeDefined();
    },
  );

  it('is not found in our own words', () => {
    for (const words of Object.values(errorMessages)) expect(libraryTextIn(words)).toBeUndefined();
  });
});
