import { expect, it } from 'vitest';
import type { FormDefinition, FormRule } from '#engine';
import { proveDocument } from './proveDocument.ts';

const yesNo = { type: 'boolean', title: 'Yes or no' };

const form = (when: unknown, properties: object): FormDefinition => {
  const rules: readonly FormRule[] = [{ show: ['/more'], when }];
  const schema = { type: 'object', required: [], properties: { ...properties, more: yesNo } };
  return { id: 'open', title: 'Open', pages: [{ name: 'page', title: 'Page', schema, rules }] };
};

/**
 * No problem is reported where the tried values do not represent all others: these situations are possible, although no
 * search finds them.
 */
it.each([
  [
    'parts of a group',
    { and: [{ '!': [{ var: 'answers.group.a' }] }, { '!': [{ var: 'answers.group.b' }] }] },
    { group: { type: 'object', title: 'Group', properties: { a: yesNo, b: yesNo } } },
  ],
  [
    'an arithmetic that rises and falls',
    { '==': [{ '%': [{ var: 'answers.count' }, 1000] }, 777] },
    { count: { type: 'integer', title: 'Count' } },
  ],
  [
    'a part of a text',
    { '==': [{ substr: [{ var: 'answers.code' }, 0, 2] }, 'QZ'] },
    { code: { type: 'string', title: 'Code' } },
  ],
  [
    'three numbers in several comparisons',
    {
      and: [
        { '==': [{ '+': [{ var: 'answers.a' }, { var: 'answers.b' }] }, { var: 'answers.c' }] },
        { '==': [{ '*': [{ var: 'answers.a' }, 2] }, { var: 'answers.b' }] },
        { '>': [{ var: 'answers.c' }, 7] },
        { '<': [{ var: 'answers.c' }, 11] },
      ],
    },
    Object.fromEntries(
      ['a', 'b', 'c'].map((name) => [name, { type: 'integer', title: name, minimum: 1, maximum: 20 }]),
    ),
  ],
])('is silent about %s', (_, when, properties) => {
  const proven = proveDocument(form(when, properties));
  expect(proven.ok).toBe(true);
  expect(proven.problems.map(({ message }) => message)).toEqual([]);
});
