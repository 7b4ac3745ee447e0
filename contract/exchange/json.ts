export type JsonRecord = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value of a JSON text; undefined where the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const namesIn = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));

/** The value at a JSON Pointer; undefined where there is none. */
export const valueAt = (value: unknown, pointer: string): unknown =>
  namesIn(pointer).reduce<unknown>((found, name) => {
    if (Array.isArray(found)) return found[Number(name)];
    return isRecord(found) && Object.hasOwn(found, name) ? found[name] : undefined;
  }, value);

/** A value with another one at a JSON Pointer. */
export const replaceAt = (value: unknown, pointer: string, by: unknown): unknown =>
  replaceBelow(value, namesIn(pointer), by);

function replaceBelow(value: unknown, [name, ...rest]: readonly string[], by: unknown): unknown {
  if (name === undefined) return by;
  if (Array.isArray(value))
    return value.map((each: unknown, index) => (String(index) === name ? replaceBelow(each, rest, by) : each));
  return isRecord(value) ? { ...value, [name]: replaceBelow(value[name], rest, by) } : value;
}

/** A value without what it has at a JSON Pointer, which is a member of an object. */
export function removeAt(value: unknown, pointer: string): unknown {
  const names = namesIn(pointer);
  const name = names.at(-1) ?? '';
  const parent = names.slice(0, -1).reduce<string>((at, each) => `${at}/${each}`, '');
  const object = valueAt(value, parent);
  if (!isRecord(object)) return value;
  const { [name]: _left, ...rest } = object;
  return replaceAt(value, parent, rest);
}
