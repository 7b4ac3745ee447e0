import { expect, it } from 'vitest';
import type { FormDefinition, FormRule } from '#engine';
import { proveDocument } from './proveDocument.ts';

const yesNo = { type: 'boolean', title: 'Yes or no' };

const read = (name: string) => ({ var: `answers.${name}` });
const texts = (names: readonly string[], more: object = {}) =>
  Object.fromEntries(names.map((name) => [name, { type: 'string', title: name, ...more }]));
const numbers = (names: readonly string[], more: object) =>
  Object.fromEntries(names.map((name) => [name, { type: 'integer', title: name, ...more }]));
const list = (items: object) => ({ list: { type: 'array', title: 'List', items } });
const [code, other] = [read('code'), read('other')];
const both = (...conditions: readonly unknown[]) => ({ and: conditions });

const form = (when: unknown, properties: object): FormDefinition => {
  const rules: readonly FormRule[] = [{ show: ['/more'], when }];
  const schema = { type: 'object', required: [], properties: { ...properties, more: yesNo } };
  return { id: 'open', title: 'Open', pages: [{ name: 'page', title: 'Page', schema, rules }] };
};

/** No problem is reported of a rule that some answers fulfil, whether the search finds such answers or not. */
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
  [
    'a text in another case, beside the text itself',
    both({ sameText: [code, 'QZ'] }, { '!=': [code, 'QZ'] }),
    texts(['code']),
  ],
  [
    'two texts that differ only in case',
    both({ sameText: [code, other] }, { '!=': [code, other] }),
    texts(['code', 'other']),
  ],
  ['a text with blanks around it', both({ sameText: [code, 'QZ'] }, { '>': [{ length: [code] }, 3] }), texts(['code'])],
  ['a text that may only be in another case', { sameText: [code, 'QZ'] }, texts(['code'], { pattern: '^[a-z]+$' })],
  [
    'a choice in another case, among many',
    { sameText: [code, 'QZ'] },
    texts(['code'], { enum: ['a', 'b', 'c', 'd', 'e', 'f', 'qz'] }),
  ],
  [
    'an entry in another case, beside the entry itself',
    both(
      { some: [read('list'), { sameText: [{ var: '' }, 'QZ'] }] },
      { none: [read('list'), { '==': [{ var: '' }, 'QZ'] }] },
    ),
    list({ type: 'string' }),
  ],
  [
    'one of two sets of entries, with one more',
    both({ includesSet: [read('list'), [['QZ', 'ab'], ['cd']]] }, { '>': [{ length: [read('list')] }, 2] }),
    list({ type: 'string' }),
  ],
  [
    'a part of an entry',
    both(
      { some: [read('list'), { in: ['QZ', { var: '' }] }] },
      { none: [read('list'), { '==': [{ var: '' }, 'QZ'] }] },
    ),
    list({ type: 'string' }),
  ],
  [
    'the same entry twice',
    both({ all: [read('list'), { '==': [{ var: '' }, 'QZ'] }] }, { '>': [{ length: [read('list')] }, 1] }),
    list({ type: 'string' }),
  ],
  ['a list of many entries', { '>': [{ length: [read('list')] }, 70] }, list({ type: 'string' })],
  ['a list of texts of a pattern', { answered: read('list') }, list({ type: 'string', pattern: '^[0-9]{1,4}$' })],
  ['a text of a pattern that no sample fits', { '!=': [code, 'OH'] }, texts(['code'], { pattern: '^[A-Z]{2}$' })],
  ['a length of digits', { '<': [{ length: [code] }, 3] }, texts(['code'], { pattern: '^[0-9]{2,9}$' })],
  [
    'two texts of one length',
    both({ '!=': [code, other] }, { '==': [{ length: [code] }, 5] }, { '==': [{ length: [other] }, 5] }),
    texts(['code', 'other']),
  ],
  ['a text and what operators make', { '==': [code, { cat: ['Q', 'Z'] }] }, texts(['code'])],
  [
    'a text and one of two',
    both({ '==': [code, { if: [read('flag'), 'QZ', other] }] }, { '!': [{ answered: other }] }),
    { flag: { type: 'boolean', title: 'Flag' }, ...texts(['code', 'other']) },
  ],
  [
    'a high number among many choices',
    { '>': [read('level'), 5] },
    { level: { type: 'integer', title: 'Level', enum: [1, 2, 3, 4, 5, 6, 7, 8] } },
  ],
  [
    'a number of answers that is itself an answer',
    both(
      { '==': [{ length: [{ missing_some: [read('count'), ['answers.code', 'answers.other']] }] }, 0] },
      { '!': [{ answered: other }] },
      { '!=': [read('count'), 0] },
    ),
    { ...numbers(['count'], { minimum: 0, maximum: 5 }), ...texts(['code', 'other']) },
  ],
  [
    'a product of two numbers',
    { '==': [{ '*': [read('a'), read('b')] }, 15] },
    numbers(['a', 'b'], { minimum: 2, maximum: 10 }),
  ],
  [
    'an answer that stands in for a missing list',
    both({ in: ['QZ', { var: ['answers.list', read('spare')] }] }, { '!': [{ answered: read('list') }] }),
    { ...list({ type: 'string' }), spare: { ...list({ type: 'string' }).list, title: 'Spare' } },
  ],
])('is silent about %s', (_, when, properties) => {
  const proven = proveDocument(form(when, properties));
  expect(proven.ok).toBe(true);
  expect(proven.problems.map(({ message }) => message)).toEqual([]);
});
