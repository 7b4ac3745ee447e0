import { isObject } from './Json.ts';

/**
 * What JavaScript's `String` says of any JSON. `String` itself asks an object for its `toString`, and throws where a
 * document has a member of that name.
 */
export function coerceString(value: unknown): string {
  if (Array.isArray(value)) return value.map((entry) => (entry === null ? '' : coerceString(entry))).join(',');
  return isObject(value) ? '[object Object]' : String(value);
}

/** What JavaScript compares and calculates with in the place of any JSON: of a list or an object, its text. */
export const coercePrimitive = (value: unknown): string | number | boolean | null | undefined =>
  value === null || value === undefined || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : coerceString(value);
