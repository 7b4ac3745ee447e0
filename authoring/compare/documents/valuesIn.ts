import { escapeName } from '#engine';
import { listMembers, readMember } from '../../jsonParts.ts';

/** Members by which the entries of a list can be told apart. */
const keys = ['id', 'name', 'key', 'value', 'title', 'serviceId'];

/**
 * The values of a document by their places, as JSON. An entry of a list is placed by its own name where all have one, so
 * that a new entry does not make those after it look changed; a list of plain values is one value.
 */
export function valuesIn(value: unknown, at = ''): ReadonlyMap<string, string> {
  if (typeof value !== 'object' || value === null || isPlainList(value)) return new Map([[at, JSON.stringify(value)]]);
  const names = Array.isArray(value) ? namesOf(value) : undefined;
  return new Map(
    listMembers(value)
      .filter(([name]) => at !== '' || name !== '$schema')
      .flatMap(([name, inner]) => [...valuesIn(inner, `${at}/${escapeName(names?.[Number(name)] ?? name)}`)]),
  );
}

const isPlainList = (value: object): boolean =>
  Array.isArray(value) && value.every((entry) => typeof entry !== 'object' || entry === null);

/** A name for each entry; undefined where they have none, or share one. */
function namesOf(entries: readonly unknown[]): readonly string[] | undefined {
  for (const key of keys) {
    const names = entries.flatMap((entry) => {
      const name = readMember(entry, key);
      return typeof name === 'string' || typeof name === 'number' ? [String(name)] : [];
    });
    if (names.length === entries.length && new Set(names).size === names.length) return names;
  }
  return undefined;
}
