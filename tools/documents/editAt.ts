import type { Json } from '#engine';

/** The names that lead to a value inside a document; an index is a name. */
export type Way = readonly string[];
export type Member = readonly [name: string, value: Json];

/** What becomes of one member of a list or an object: nothing, another, several. */
export type Edit = (name: string, value: Json) => readonly Member[];

const membersOf = (value: Json): readonly Member[] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** Documents are never that deep; what lies below is a deep piece that an earlier change put in. */
const DEEPEST = 40;

/** The way to every value inside a document, in the order of the text, but for those that lie too deep. */
export function waysIn(value: Json, way: Way = []): readonly Way[] {
  if (way.length === DEEPEST) return [];
  return membersOf(value).flatMap(([name, member]) => {
    const here = [...way, name];
    return [here, ...waysIn(member, here)];
  });
}

/** A copy with the member at the end of the way edited. Names are kept as they are, `__proto__` too. */
export function editAt(value: Json, [name, ...rest]: Way, edit: Edit): Json {
  if (name === undefined || typeof value !== 'object' || value === null) return value;
  const members = membersOf(value).flatMap(([key, member]): readonly Member[] => {
    if (key !== name) return [[key, member]];
    return rest.length === 0 ? edit(key, member) : [[key, editAt(member, rest, edit)]];
  });
  return Array.isArray(value) ? members.map(([, member]) => member) : Object.fromEntries(members);
}

/** The value at the end of a way. */
export function valueAt(value: Json, way: Way): Json | undefined {
  return way.reduce<Json | undefined>(
    (at, name) => (at === undefined ? undefined : membersOf(at).find(([key]) => key === name)?.[1]),
    value,
  );
}
