import type { Json } from '../../json/Json.ts';

const TYPES = {
  boolean: 'a yes/no value',
  number: 'a number',
  string: 'text',
  date: 'a date',
  array: 'a list',
  object: 'a group of answers',
  mixed: 'a value of no single type',
} as const;

/** The kind of a type; for a list, the kinds of its entries follow. */
export type TypeWords = readonly (keyof typeof TYPES)[];

/** `text`, `a list (each entry a number)`. */
export function describeType([kind = 'mixed', ...entries]: TypeWords): string {
  return kind === 'array' ? `a list (each entry ${describeType(entries)})` : TYPES[kind];
}

/** What an operand may be; `lists` is a list of lists. */
export type Expected = readonly ('boolean' | 'number' | 'string' | 'date' | 'array' | 'lists')[];

export const describeExpected = (expected: Expected): string =>
  expected.map((kind) => (kind === 'lists' ? 'a list of lists' : TYPES[kind])).join(' or ');

/** An operand: the name of an answer, or what is written out, and its type. */
export interface OperandWords {
  readonly name?: string;
  readonly value?: Json;
  readonly type: TypeWords;
}

/**
 * Describes an answer by its name and type, a number or text by itself. A text beside dates is probably a date in another
 * form, so it gets a hint.
 */
export function describeOperand({ name, value, type }: OperandWords, besideDates = false): string {
  if (name !== undefined) return `"${name}" (${describeType(type)})`;
  if (typeof value === 'number') return `the number ${value}`;
  if (typeof value !== 'string') return describeType(type);
  return `the text ${JSON.stringify(value)}${besideDates ? ' (a date is written like "2026-01-31")' : ''}`;
}

export function describeRange(fewest: number, most: number): string {
  if (most === fewest) return `${fewest} operand${fewest === 1 ? '' : 's'}`;
  return `${fewest} ${most === Number.POSITIVE_INFINITY ? 'or more' : `to ${most}`} operands`;
}
