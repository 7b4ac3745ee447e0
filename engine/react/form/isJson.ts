import { isObject, type Json } from '../../core/json/Json.ts';

/** True for a value that JSON can carry. */
export function isJson(value: unknown): value is Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  return Array.isArray(value) ? value.every(isJson) : isObject(value) && Object.values(value).every(isJson);
}
