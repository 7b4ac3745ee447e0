import type { Json } from '#engine';

/** The names that lead to a value inside a document; an index is a name. */
export type ValuePath = readonly string[];
export type Member = readonly [name: string, value: Json];

/** What becomes of one member of a list or an object: nothing, another, several. */
export type Edit = (name: string, value: Json) => readonly Member[];

const listMembers = (value: Json): readonly Member[] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** Documents are never that deep; what lies below is a deep piece that an earlier change put in. */
const DEEPEST = 40;

/** The way to every value inside a document, in the order of the text, but for those that lie too deep. */
export function listValuePaths(value: Json, path: ValuePath = []): readonly ValuePath[] {
  if (path.length === DEEPEST) return [];
  return listMembers(value).flatMap(([name, member]) => {
    const here = [...path, name];
    return [here, ...listValuePaths(member, here)];
  });
}

/** A copy with the member at the end of the way edited. Names are kept as they are, `__proto__` too. */
export function editAt(value: Json, [name, ...rest]: ValuePath, edit: Edit): Json {
  if (name === undefined || typeof value !== 'object' || value === null) return value;
  const members = listMembers(value).flatMap(([key, member]): readonly Member[] => {
    if (key !== name) return [[key, member]];
    return rest.length === 0 ? edit(key, member) : [[key, editAt(member, rest, edit)]];
  });
  return Array.isArray(value) ? members.map(([, member]) => member) : Object.fromEntries(members);
}

/** The value at the end of a way. */
export function valueAt(value: Json, path: ValuePath): Json | undefined {
  return path.reduce<Json | undefined>(
    (at, name) => (at === undefined ? undefined : listMembers(at).find(([key]) => key === name)?.[1]),
    value,
  );
}
