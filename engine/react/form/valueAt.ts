import { isObject } from '../../core/json/Json.ts';

/** What stands at a path of names; undefined where there is nothing. */
export function valueAt(value: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((inside, name) => (isObject(inside) ? inside[name] : undefined), value);
}
