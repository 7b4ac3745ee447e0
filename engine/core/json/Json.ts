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
