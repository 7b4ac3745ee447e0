import type { Json } from '#engine';

/** The names that lead to a value inside a document; the index of an entry also counts as a name. */
export type ValuePath = readonly string[];
export type Member = readonly [name: string, value: Json];

/** Replaces one member of a list or an object by none, one or several. */
export type Edit = (name: string, value: Json) => readonly Member[];

const listMembers = (value: Json): readonly Member[] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** Documents are never this deep; deeper values belong to a deep piece that an earlier change inserted. */
const DEEPEST = 40;

/** The paths of all values inside a document, in the order of the text, except those that are too deep. */
export function listValuePaths(value: Json, path: ValuePath = []): readonly ValuePath[] {
  if (path.length === DEEPEST) return [];
  return listMembers(value).flatMap(([name, member]) => {
    const here = [...path, name];
    return [here, ...listValuePaths(member, here)];
  });
}

/** A copy in which the member at the end of the path is edited. Names are copied unchanged, including `__proto__`. */
export function editAt(value: Json, [name, ...rest]: ValuePath, edit: Edit): Json {
  if (name === undefined || typeof value !== 'object' || value === null) return value;
  const members = listMembers(value).flatMap(([key, member]): readonly Member[] => {
    if (key !== name) return [[key, member]];
    return rest.length === 0 ? edit(key, member) : [[key, editAt(member, rest, edit)]];
  });
  return Array.isArray(value) ? members.map(([, member]) => member) : Object.fromEntries(members);
}

/** The value at the end of a path. */
export function valueAt(value: Json, path: ValuePath): Json | undefined {
  return path.reduce<Json | undefined>(
    (at, name) => (at === undefined ? undefined : listMembers(at).find(([key]) => key === name)?.[1]),
    value,
  );
}
