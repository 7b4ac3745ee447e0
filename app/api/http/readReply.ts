import type { SchemaCheck, SchemaViolation } from '../../../schemas/SchemaCheck.ts';

/** A reply that is valid by its schema, and how much was left out to make it so. */
export interface ReadReply<T> {
  readonly value: T;
  /** The number of list entries that were left out because they break the schema. */
  readonly dropped: number;
}

/** Removing one violation can reveal another: once a null is removed, a required property is missing. */
const mostRounds = 4;

/**
 * Reads a reply so that one invalid entry does not spoil a whole list: a null property counts as absent, and an entry
 * of one of the `lists` that is still invalid is left out. Undefined if the reply is invalid even then, or if a list
 * that was not empty has lost all its entries.
 *
 * @param lists JSON Pointers of lists that may lose entries; `-` is every index: '/data/rows/-/days'
 */
export function readReply<T>(check: SchemaCheck<T>, body: unknown, lists: readonly string[]): ReadReply<T> | undefined {
  const droppable = lists.map((list) => list.split('/').slice(1));
  let left = body;
  let dropped = 0;
  for (let round = 0; round < mostRounds; round += 1) {
    if (check(left)) return isEmptied(body, left, droppable) ? undefined : { value: left, dropped };
    const nulls = new Set<string>();
    const entries = new Set<string>();
    for (const violation of check.errors ?? []) {
      const path = parsePath(violation);
      if (isNullProperty(left, path)) nulls.add(encodePath(path));
      else {
        const entry = findEntry(path, droppable);
        if (entry) entries.add(encodePath(entry));
      }
    }
    if (nulls.size + entries.size === 0) return undefined;
    // Without the nulls, the entries may already be valid.
    const out = nulls.size > 0 ? nulls : entries;
    if (out === entries) dropped += entries.size;
    left = without(left, out);
  }
  return undefined;
}

type Path = readonly string[];

const parsePath = ({ instancePath }: SchemaViolation): Path =>
  instancePath
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));

const encodePath = (path: Path): string => JSON.stringify(path);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (within, name) => (isObject(within) && Object.hasOwn(within, name) ? within[name] : undefined),
    value,
  );

const isNullProperty = (body: unknown, path: Path): boolean =>
  path.length > 0 && at(body, path) === null && !Array.isArray(at(body, path.slice(0, -1)));

/** The innermost entry of a droppable list on the path. */
function findEntry(path: Path, droppable: readonly Path[]): Path | undefined {
  const lengths = droppable
    .filter((list) => list.length < path.length && isAlong(path, list))
    .map((list) => list.length);
  return lengths.length === 0 ? undefined : path.slice(0, Math.max(...lengths) + 1);
}

const isAlong = (path: Path, list: Path): boolean => list.every((name, index) => name === '-' || name === path[index]);

/** A copy without the properties and entries at these paths. */
function without(value: unknown, out: ReadonlySet<string>, path: Path = []): unknown {
  if (!isObject(value)) return value;
  const kept = Object.entries(value)
    .filter(([name]) => !out.has(encodePath([...path, name])))
    .map(([name, part]): [string, unknown] => [name, without(part, out, [...path, name])]);
  return Array.isArray(value) ? kept.map(([, part]) => part) : Object.fromEntries(kept);
}

function isEmptied(before: unknown, after: unknown, droppable: readonly Path[]): boolean {
  const outermost = droppable.filter((list) => !list.includes('-'));
  return outermost.some((list) => isFull(at(before, list)) && !isFull(at(after, list)));
}

const isFull = (list: unknown): boolean => Array.isArray(list) && list.length > 0;
