import type { ContentProblem, Place, Result } from '../errors/ContentProblem.ts';
import { inside, problem, unknownName } from '../errors/problem.ts';
import { coerceString } from '../json/coerceString.ts';
import { isObject } from '../json/Json.ts';

/** How many schemas one page may have after its references are inlined, and how deeply they may be nested. */
const MOST_NODES = 2_000;
const DEEPEST = 16;

/** The keywords that may stand beside a reference. They override those of the schema that it points to. */
const OVERRIDES = ['title', 'description', 'default', 'readOnly', 'examples', 'meaning', 'unit'];

interface Work {
  readonly definitions: Readonly<Record<string, unknown>>;
  readonly problems: ContentProblem[];
  nodes: number;
}

/** Replaces every reference `#/definitions/name` in a schema by what it points to. */
export function inlineReferences(schema: unknown, place: Place): Result<unknown> {
  if (!isObject(schema)) return { ok: true, value: schema };
  const { definitions, ...page } = schema;
  const work: Work = { definitions: isObject(definitions) ? definitions : {}, problems: [], nodes: 0 };
  const value = inline(page, place, [], work);
  return work.problems.length > 0 ? { ok: false, problems: work.problems } : { ok: true, value };
}

function inline(node: unknown, place: Place, path: readonly string[], work: Work): unknown {
  if (!isObject(node)) return node;
  work.nodes += 1;
  if (work.nodes > MOST_NODES || path.length > DEEPEST) {
    if (work.problems.at(-1)?.code !== 'too-large') work.problems.push(problem(place, 'too-large/schema'));
    return node;
  }
  if (node.$ref !== undefined) return follow(node, place, path, work);
  const { properties, items } = node;
  return {
    ...node,
    ...(items === undefined ? {} : { items: inline(items, inside(place, 'items'), [...path, ''], work) }),
    ...(isObject(properties) ? { properties: inlineMembers(properties, place, path, work) } : {}),
  };
}

const inlineMembers = (
  properties: Readonly<Record<string, unknown>>,
  place: Place,
  path: readonly string[],
  work: Work,
): object =>
  Object.fromEntries(
    Object.entries(properties).map(([name, member]) => [
      name,
      inline(member, inside(place, 'properties', name), [...path, ''], work),
    ]),
  );

/** Inlines one reference. `path` has the names of the definitions being inlined, to find one that contains itself. */
function follow(node: Readonly<Record<string, unknown>>, place: Place, path: readonly string[], work: Work): unknown {
  const { $ref, ...beside } = node;
  const at = inside(place, '$ref');
  const known = Object.keys(work.definitions);
  const name = typeof $ref === 'string' ? /^#\/definitions\/([^/]+)$/.exec($ref)?.[1] : undefined;
  const stray = Object.keys(beside).find((key) => !OVERRIDES.includes(key));
  if (name === undefined || !known.includes(name)) {
    work.problems.push(unknownName(at, known, 'unknown-definition', name ?? coerceString($ref)));
  } else if (path.includes(name)) {
    work.problems.push(problem(at, 'definition-cycle', name));
  } else if (stray !== undefined) {
    work.problems.push(problem(inside(place, stray), 'wrong-keyword/beside', stray, OVERRIDES));
  } else {
    const target = inline(work.definitions[name], place, [...path, name], work);
    return isObject(target) ? { ...target, ...beside } : target;
  }
  return node;
}
