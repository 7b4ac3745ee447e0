import { isObject } from '../../../core/json/Json.ts';

/** What stands at a path of names and places in lists; undefined where there is nothing. */
export function valueAt(value: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((here, name) => {
    if (Array.isArray(here)) return here[Number(name)];
    return isObject(here) ? here[name] : undefined;
  }, value);
}
