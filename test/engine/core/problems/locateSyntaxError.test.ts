import { expect, it } from 'vitest';
import { locateSyntaxError } from '../../../../engine/core/problems/problemDetails.ts';

it.each([
  ['', 1, 1],
  ['{', 1, 2],
  ['{\n  "a": oops\n}', 2, 8],
  ['{ "a": 1, }', 1, 11],
  ['[1 2]', 1, 4],
  ['{ "a" 1 }', 1, 7],
  ['// note\n{}', 1, 1],
  ['{} x', 1, 4],
])('finds the line and column at which %j stops being JSON', (text, line, column) => {
  expect(locateSyntaxError(text)).toEqual({ line, column });
});

it('finds no place in a text that is nested too deeply to be read', () => {
  expect(locateSyntaxError('['.repeat(200_000))).toEqual({});
});
