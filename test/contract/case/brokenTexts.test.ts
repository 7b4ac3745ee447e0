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
