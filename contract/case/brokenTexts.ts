import { isRecord, type JsonRecord } from '../exchange/json.ts';

const NOT_A = new Map<unknown, string>([
  ['date', '2027-02-30'],
  ['date-time', 'yesterday'],
  ['email', 'nobody'],
]);

/** One half of a character that UTF-16 writes in two halves. */
const HALF = '\ud83d';

/**
 * Texts that each break one limit of a schema, as [keyword, text], and those with characters that no text may have, or
 * only one of several lines, which is `multiline`. A query cannot carry half of a character.
 */
export function brokenTexts(
  schema: JsonRecord,
  right: string,
  isQuery: boolean,
): readonly (readonly [string, string])[] {
  const { minLength, maxLength, pattern, format } = schema;
  const notA = NOT_A.get(format);
  return [
    ...(Array.isArray(schema.enum)
      ? [['enum', 'none of them'] as const, ['enum, in the other case', inOtherCase(right)] as const]
      : []),
    ...(isRecord(schema.not) && typeof schema.not.const === 'string' ? [['not', schema.not.const] as const] : []),
    ...(Number(minLength) > 0 ? [['minLength', ''] as const] : []),
    ...(typeof maxLength === 'number' ? [['maxLength', tooLong(right, maxLength, format)] as const] : []),
    ...(typeof pattern === 'string'
      ? [['pattern', unlike(pattern)] as const, ...nearlyLike(pattern, right, format)]
      : []),
    ...(notA === undefined ? [] : [['format', notA] as const]),
    ['NUL', `${right}\0`],
    ['a control character', `${right}\u0085`],
    ['a bidirectional override', `\u202e${right}`],
    ...(schema.multiline === true
      ? []
      : [['a line end', `${right}\n${right}`] as const, ['a tab', `${right}\t${right}`] as const]),
    ...(isQuery ? [] : [['half of a character', `${right}${HALF}`] as const]),
  ];
}

/** A text that does not match a pattern. */
const unlike = (pattern: string): string =>
  ['not like it', '#7', ' '].find((text) => !new RegExp(pattern, 'u').test(text)) ?? '';

const inOtherCase = (text: string): string => (text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase());

/** Dates and times that a format allows, and perhaps not a pattern beside it. */
const OF_FORMAT = new Map<unknown, readonly [string, string]>([
  ['date', ['another century', '1899-12-31']],
  ['date-time', ['another zone', '2026-01-31T09:00:00+01:00']],
]);

/** Texts that nearly match a pattern, as a server takes them that mends what it gets. */
function nearlyLike(pattern: string, right: string, format: unknown): readonly (readonly [string, string])[] {
  const expression = new RegExp(pattern, 'u');
  const nearly = [
    ['without what stands between', right.replaceAll(/[^\p{L}\p{N}]/gu, '')],
    ['in the other case', inOtherCase(right)],
    ['with a T', right.replace(' ', 'T')],
    ['with one more', `${right}${right.slice(-1)}`],
    ['after a space', ` ${right}`],
    OF_FORMAT.get(format) ?? ['', right],
  ] as const;
  return nearly
    .filter(([, text]) => text !== right && !expression.test(text))
    .map(([how, text]) => [`pattern, ${how}`, text] as const);
}

/**
 * A text that is too long, in characters as JSON Schema counts them: one beyond the first plane is one, not two. An email
 * address is still one, so that only its length is wrong.
 */
const tooLong = (right: string, most: number, format: unknown): string =>
  format === 'email'
    ? `${'x'.repeat(50)}@${'x'.repeat(most)}.com`
    : `${right}${'x'.repeat(Math.max(0, most + 1 - [...right].length))}`;
