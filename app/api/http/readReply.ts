import type { SchemaCheck, SchemaViolation } from '../../../schemas/SchemaCheck.ts';

/** A reply that is valid by its schema, and how much was left out to make it so. */
export interface ReadReply<T> {
  readonly value: T;
  /** The number of list entries, and of properties in a lenient reading, that were left out because they break the schema. */
  readonly dropped: number;
}

/** Removing one violation can reveal another: once a null is removed, a required property is missing. */
const mostRounds = 12;

export interface Reading {
  /** JSON Pointers of lists that may lose entries; `-` is every index: '/data/rows/-/days' */
  readonly lists?: readonly string[];
  /**
   * Whether a property that breaks the schema counts as absent, like a null, and so does the object around it if it
   * cannot do without. A list that may not lose entries is left out as a whole.
   */
  readonly lenient?: boolean;
}

/**
 * Reads a reply so that one invalid entry does not spoil a whole list: a null property counts as absent, and an entry
 * of one of the `lists` that is still invalid is left out. Undefined if the reply is invalid even then, or if a list
 * that was not empty has lost all its entries.
 */
export function readReply<T>(
  check: SchemaCheck<T>,
  body: unknown,
  { lists = [], lenient = false }: Reading,
): ReadReply<T> | undefined {
  const droppable = lists.map((list) => list.split('/').slice(1));
  let left = body;
  let dropped = 0;
  for (let round = 0; round < mostRounds; round += 1) {
    if (check(left)) return isEmptied(body, left, droppable) ? undefined : { value: left, dropped };
    const paths = (check.errors ?? []).map(parsePath);
    const nulls = encodeAll(paths.filter((path) => isNullProperty(left, path)));
    const odd = lenient ? encodeAll(paths.map((path) => findOdd(left, path, droppable))) : none;
    const entries = encodeAll(paths.map((path) => findEntry(path, droppable)));
    // Without the nulls and the odd properties, the entries may already be valid.
    const out = [nulls, odd, entries].find(({ size }) => size > 0);
    if (out === undefined) return undefined;
    if (out !== nulls) dropped += out.size;
    left = without(left, out);
  }
  return undefined;
}

const none: ReadonlySet<string> = new Set();

type Path = readonly string[];

const parsePath = ({ instancePath }: SchemaViolation): Path =>
  instancePath
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));

const encodePath = (path: Path): string => JSON.stringify(path);

const encodeAll = (paths: readonly (Path | undefined)[]): ReadonlySet<string> =>
  new Set(paths.flatMap((path) => (path === undefined ? [] : [encodePath(path)])));

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (within, name) => (isObject(within) && Object.hasOwn(within, name) ? within[name] : undefined),
    value,
  );

const isNullProperty = (body: unknown, path: Path): boolean =>
  path.length > 0 && at(body, path) === null && !Array.isArray(at(body, path.slice(0, -1)));

/** The property that a lenient reading leaves out for a violation at the path; undefined where it is a whole entry. */
function findOdd(body: unknown, path: Path, droppable: readonly Path[]): Path | undefined {
  const entry = findEntry(path, droppable);
  const start = entry?.length ?? 0;
  if (path.length === start) return undefined;
  const inList = path.findIndex((_name, index) => index >= start && Array.isArray(at(body, path.slice(0, index))));
  return inList < 0 ? path : path.slice(0, inList);
}

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
