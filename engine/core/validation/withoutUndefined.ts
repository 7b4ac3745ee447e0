import { isObject } from '../json/Json.ts';

/** The data as JSON would carry it: no `undefined` members; `undefined` itself and holes in lists become null. */
export function withoutUndefined(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withoutUndefined);
  if (!isObject(data)) return data === undefined ? null : data;
  const members = Object.entries(data).filter(([, value]) => value !== undefined);
  return Object.fromEntries(members.map(([name, value]) => [name, withoutUndefined(value)]));
}
