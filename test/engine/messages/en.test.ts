import { describe, expect, it } from 'vitest';
import { type FieldKind, type Json, resolveMessage } from '#engine';
import { messageCatalogue } from '#engine/messages/en';

type Line = readonly [keyword: string, kind: FieldKind, params: Readonly<Record<string, Json>>, said: string];

/** The generic texts of the specification, written by hand (FORM-1, FORM-2, FORM-3, FORM-4, FORM-5, FORM-6). */
const lines: readonly Line[] = [
  ['required', 'text', {}, 'Input is required.'],
  ['required', 'number', {}, 'Input is required.'],
  ['required', 'checkbox', {}, 'Check mark is required.'],
  ['const', 'checkbox', {}, 'Check mark is required.'],
  ['required', 'select', {}, 'A selection is required.'],
  ['required', 'list', {}, 'A selection is required.'],
  ['enum', 'select', {}, 'A selection is required.'],
  ['oneOf', 'select', {}, 'A selection is required.'],
  ['minItems', 'list', { limit: 1 }, 'A selection is required.'],
  ['required', 'date', {}, 'A valid date input is required.'],
  ['format', 'date', {}, 'Date is invalid'],
  ['month', 'date', {}, 'Value must be in MM format'],
  ['day', 'date', {}, 'Value must be in DD format'],
  ['year', 'date', {}, 'Value must be in YYYY format'],
  ['pattern', 'text', {}, 'Input must be valid.'],
  ['format', 'text', {}, 'Input must be valid.'],
  ['characters', 'text', {}, "Remove the characters that can't be seen, or type this again."],
  ['minLength', 'text', { limit: 2 }, 'Input must be 2 characters or more.'],
  ['maxLength', 'text', { limit: 50 }, 'Input must be 50 characters or less.'],
  ['minimum', 'number', { limit: 0 }, 'Input must be 0 or more.'],
  ['maximum', 'number', { limit: 300 }, 'Input must be 300 or less.'],
];

describe('the English words of a wrong answer', () => {
  it.each(lines)('%s of a %s with %j: %s', (keyword, kind, params, said) => {
    expect(resolveMessage({ path: '/x', keyword, kind, params }, {}, messageCatalogue)).toBe(said);
  });
});
