import { isObject } from './Json.ts';

/** Splits a JSON Pointer (RFC 6901) into its names; undefined when it is not a pointer. `''` has no names. */
export function parsePointer(pointer: string): readonly string[] | undefined {
  if (pointer === '') return [];
  if (!pointer.startsWith('/') || /~(?![01])/.test(pointer)) return undefined;
  const names = pointer.slice(1).split('/');
  // Hardly any name is escaped, and each error of a form is found by several pointers.
  return pointer.includes('~') ? names.map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~')) : names;
}

/** Escapes one name for a JSON Pointer (RFC 6901): `~` becomes `~0`, `/` becomes `~1`. */
export function escapeName(name: string | number): string {
  const text = String(name);
  // Hardly any name has one, and a compiler makes very many pointers.
  return /[~/]/.test(text) ? text.replaceAll('~', '~0').replaceAll('/', '~1') : text;
}

export const formatPointer = (names: readonly (string | number)[]): string =>
  names.map((name) => `/${escapeName(name)}`).join('');

/** The value that the names lead to, by own properties and list indexes only; undefined when there is none. */
export function readPath(value: unknown, names: readonly string[]): unknown {
  let here: unknown = value;
  for (const name of names) {
    if (Array.isArray(here)) here = /^(0|[1-9]\d*)$/.test(name) ? here[Number(name)] : undefined;
    else if (isObject(here)) here = Object.hasOwn(here, name) ? here[name] : undefined;
    else return undefined;
  }
  return here;
}
