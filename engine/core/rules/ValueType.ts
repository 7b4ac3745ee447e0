import { isObject } from '../json/Json.ts';
import { parseDate } from './isoDate.ts';

/** The type of a value, as known when a rule is compiled. A rule can only ask whether a `mixed` value is `answered`. */
export type ValueType =
  | { readonly kind: 'boolean' }
  | { readonly kind: 'number'; readonly choices?: readonly number[] }
  | { readonly kind: 'string'; readonly choices?: readonly string[] }
  | { readonly kind: 'date' }
  | { readonly kind: 'array'; readonly items: ValueType }
  | ObjectType
  | { readonly kind: 'mixed' };

/** An object whose members have known types. */
export interface ObjectType {
  readonly kind: 'object';
  readonly properties: Readonly<Record<string, ValueType>>;
}

/** The type of the items of `[]`. There are none, so it fits every other type. */
export const NOTHING: ValueType = { kind: 'string', choices: [] };

/** The type of a value that has one of two types; undefined when the types have nothing in common. */
export function joinTypes(a: ValueType, b: ValueType): ValueType | undefined {
  if (isNothing(a)) return b;
  if (isNothing(b)) return a;
  if (a.kind === 'string' && b.kind === 'string') return { kind: 'string', ...joinChoices(a.choices, b.choices) };
  if (a.kind === 'number' && b.kind === 'number') return { kind: 'number', ...joinChoices(a.choices, b.choices) };
  if (a.kind === 'array' && b.kind === 'array') return joinItems(a.items, b.items);
  if (a.kind === 'date' || b.kind === 'date') return isDateLike(a) && isDateLike(b) ? { kind: 'date' } : undefined;
  return a.kind === 'boolean' && b.kind === 'boolean' ? a : undefined;
}

const isNothing = (type: ValueType): boolean => type.kind === 'string' && type.choices?.length === 0;

function joinChoices<T>(a: readonly T[] | undefined, b: readonly T[] | undefined): { readonly choices?: readonly T[] } {
  return a && b ? { choices: [...new Set([...a, ...b])] } : {};
}

function joinItems(a: ValueType, b: ValueType): ValueType | undefined {
  const items = joinTypes(a, b);
  return items && { kind: 'array', items };
}

/** Whether a type can be used as a date. A literal such as `"2026-01-31"` is text, but a date beside another date. */
export const isDateLike = (type: ValueType): boolean =>
  type.kind === 'date' ||
  (type.kind === 'string' &&
    type.choices !== undefined &&
    type.choices.length > 0 &&
    type.choices.every((choice) => parseDate(choice) !== undefined));

/** Whether a value has this type. An answer that does not makes a rule unknown. */
export function fits(value: unknown, type: ValueType): boolean {
  switch (type.kind) {
    case 'boolean':
      return typeof value === 'boolean';
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) && (type.choices?.includes(value) ?? true);
    case 'string':
      return typeof value === 'string' && (type.choices?.includes(value) ?? true);
    case 'date':
      return parseDate(value) !== undefined;
    case 'array':
      return Array.isArray(value) && value.every((item) => fits(item, type.items));
    case 'object':
      return isObject(value);
    case 'mixed':
      return value !== undefined && value !== null;
  }
}

/** The kind of a type; for a list, the kinds of its entries follow. */
export const kindsOf = (type: ValueType): readonly ValueType['kind'][] =>
  type.kind === 'array' ? [type.kind, ...kindsOf(type.items)] : [type.kind];
