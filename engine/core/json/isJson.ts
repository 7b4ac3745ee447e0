import { isObject, type Json } from './Json.ts';

/** True for a value that JSON can hold; `undefined` members count as absent. */
export function isJson(value: unknown): value is Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isJson);
  return isObject(value) && Object.values(value).every((member) => member === undefined || isJson(member));
}
