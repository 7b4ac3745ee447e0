import type { Json, JsonObject } from '../../../core/json/Json.ts';

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

const sectionIn = (value: Json | undefined): JsonObject =>
  typeof value === 'object' && value !== null && !isList(value) ? value : {};

/** A copy of a value with what stands at a path replaced: a number is a place in a list, whose gaps are empty entries. */
export function withValue(
  value: Json | undefined,
  path: readonly (string | number)[],
  put: Json | undefined,
): Json | undefined {
  const [name, ...rest] = path;
  if (name === undefined) return put;
  if (typeof name === 'number') return withEntry(isList(value) ? value : [], name, rest, put);
  return withMember(sectionIn(value), name, rest, put);
}

function withEntry(
  list: readonly Json[],
  index: number,
  rest: readonly (string | number)[],
  put: Json | undefined,
): readonly Json[] {
  const length = Math.max(list.length, index + 1);
  return Array.from(
    { length },
    (_, place) => (place === index ? withValue(list[place], rest, put) : list[place]) ?? {},
  );
}

function withMember(
  section: JsonObject,
  name: string,
  rest: readonly (string | number)[],
  put: Json | undefined,
): JsonObject {
  const replaced = withValue(section[name], rest, put);
  const { [name]: _, ...others } = section;
  return replaced === undefined ? others : { ...section, [name]: replaced };
}
