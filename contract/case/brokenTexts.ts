import type { JsonRecord } from '../exchange/json.ts';

const NOT_A = new Map<unknown, string>([
  ['date', '2027-02-30'],
  ['date-time', 'yesterday'],
  ['email', 'nobody'],
]);

/** Half of a character that UTF-16 writes in two. */
const HALF = '\ud83d';

/**
 * Texts that break one limit of a schema each, as [keyword, text]; and what no text may hold: a NUL, and half of a character,
 * which a query cannot carry.
 */
export function brokenTexts(
  schema: JsonRecord,
  right: string,
  isQuery: boolean,
): readonly (readonly [string, string])[] {
  const { minLength, maxLength, pattern, format } = schema;
  const notA = NOT_A.get(format);
  return [
    ...(Array.isArray(schema.enum) ? [['enum', 'none of them'] as const] : []),
    ...(Number(minLength) > 0 ? [['minLength', ''] as const] : []),
    ...(typeof maxLength === 'number' ? [['maxLength', tooLong(right, maxLength, format)] as const] : []),
    ...(typeof pattern === 'string' ? [['pattern', unlike(pattern)] as const] : []),
    ...(notA === undefined ? [] : [['format', notA] as const]),
    ['NUL', `${right}\0`],
    ...(isQuery ? [] : [['half of a character', `${right}${HALF}`] as const]),
  ];
}

/** Some text that a pattern does not take. */
const unlike = (pattern: string): string =>
  ['not like it', '#7', ' '].find((text) => !new RegExp(pattern, 'u').test(text)) ?? '';

/** An address that is too long is still an address. */
const tooLong = (right: string, most: number, format: unknown): string =>
  format === 'email' ? `${'x'.repeat(50)}@${'x'.repeat(most)}.com` : right.padEnd(most + 1, 'x');
