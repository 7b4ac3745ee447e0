import { expect, test } from 'vitest';
import { brokenTexts } from '../../../contract/case/brokenTexts.ts';

const never = [
  ['NUL', 'Ann\0'],
  ['a control character', 'Ann\u0085'],
  ['a bidirectional override', '\u202eAnn'],
];
const lines = [
  ['a line end', 'Ann\nAnn'],
  ['a tab', 'Ann\tAnn'],
];
const half = ['half of a character', 'Ann\ud83d'];

test.each([
  ['one line', { type: 'string' }, false, [...never, ...lines, half]],
  ['several lines', { type: 'string', multiline: true }, false, [...never, half]],
  ['a query', { type: 'string' }, true, [...never, ...lines]],
])('a text of %s is broken by the characters that it cannot have', (_what, schema, isQuery, broken) => {
  expect(brokenTexts(schema, 'Ann', isQuery)).toEqual(broken);
});

test('a text that is too long has one character too many, as JSON Schema counts them', () => {
  const broken = brokenTexts({ type: 'string', maxLength: 4 }, 'A\u{1f98a}', false);
  expect(broken).toContainEqual(['maxLength', 'A\u{1f98a}xxx']);
});

test('what is nearly right is broken as well, unless it is right', () => {
  const hows = (schema: object, right: string) =>
    brokenTexts({ type: 'string', ...schema }, right, true).flatMap(([keyword, text]) =>
      keyword.includes(', ') ? [[keyword, text]] : [],
    );
  expect(hows({ pattern: '^[0-9]{3}-[0-9]{4}$' }, '555-0100')).toEqual([
    ['pattern, without what stands between', '5550100'],
    ['pattern, with one more', '555-01000'],
    ['pattern, after a space', ' 555-0100'],
  ]);
  expect(hows({ pattern: '\\S' }, 'Ann')).toEqual([]);
  expect(hows({ enum: ['Yes', 'No'] }, 'Yes')).toEqual([['enum, in the other case', 'YES']]);
  expect(hows({ format: 'date', pattern: '^(19|2)' }, '1990-06-15')).toContainEqual([
    'pattern, another century',
    '1899-12-31',
  ]);
});
