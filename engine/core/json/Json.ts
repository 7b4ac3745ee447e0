/** Any JSON value, never changed in place. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;

/** A JSON object, never changed in place. */
export interface JsonObject {
  readonly [key: string]: Json;
}

/** True for a JSON object: not null, not an array. The members are not inspected. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** True for a value that JSON can represent; `undefined` members count as absent. */
export function isJson(value: unknown): value is Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isJson);
  return isObject(value) && Object.values(value).every((member) => member === undefined || isJson(member));
}

/** Whether two values are equal; the order of their members does not matter. */
export function isSameJson(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true;
  if (Array.isArray(one) || Array.isArray(other))
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((entry, index) => isSameJson(entry, other[index]))
    );
  if (!isObject(one) || !isObject(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSameJson(one[name], other[name]))
  );
}

/** Names that JavaScript objects use themselves: never the name of an answer, a setting or a place in a request. */
export const unsafeNames: readonly string[] = ['__proto__', 'constructor', 'prototype'];
