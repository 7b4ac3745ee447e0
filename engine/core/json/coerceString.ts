import { isObject } from './Json.ts';

/**
 * Converts any JSON to text as JavaScript's `String` does. `String` itself calls an object's `toString`, and throws
 * when a document has a member of that name.
 */
export function coerceString(value: unknown): string {
  if (Array.isArray(value)) return value.map((entry) => (entry === null ? '' : coerceString(entry))).join(',');
  return isObject(value) ? '[object Object]' : String(value);
}

/** The primitive that JavaScript compares and calculates with for a JSON value; for lists and objects, their text. */
export const coercePrimitive = (value: unknown): string | number | boolean | null | undefined =>
  value === null || value === undefined || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : coerceString(value);
