import { expect, test } from 'vitest';
import { flag, instant, integer, nullable, readRow, text } from '../../../reference-backend/database/columns.ts';
import { sql, statementText } from '../../../reference-backend/database/sql.ts';

test('values become parameters, in order, also of pieces within pieces', () => {
  const inner = sql`b = ${2} and c = ${['x', 'y']}::text[]`;
  const statement = sql`select ${1} where (${inner}) and (${sql`true`}) and d = ${null}`;

  expect(statementText(statement)).toBe('select $1 where (b = $2 and c = $3::text[]) and (true) and d = $4');
  expect(statement.values).toEqual([1, 2, ['x', 'y'], null]);
});

test('text from outside never becomes SQL', () => {
  const statement = sql`select ${"'; drop table claims; --"}`;
  expect(statementText(statement)).toBe('select $1');
});

test('a row is read by its columns', () => {
  const row = readRow({ a: text, b: nullable(integer), c: flag }, { a: 'x', b: null, c: true, more: 1 });
  expect(row).toEqual({ a: 'x', b: null, c: true });
});

test.each([
  ['a missing column', { a: text }, {}],
  ['a number for a text', { a: text }, { a: 1 }],
  ['null where none may be', { a: text }, { a: null }],
  ['a fraction for an integer', { a: integer }, { a: 1.5 }],
  ['a text for an instant', { a: instant }, { a: '2027-01-01' }],
  ['a text for a flag', { a: flag }, { a: 'true' }],
])('%s is an error', (_what, columns, row) => {
  expect(() => readRow(columns, row)).toThrow(TypeError);
});
