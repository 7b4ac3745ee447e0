import type { ContentProblem, Place, Result } from '../errors/ContentProblem.ts';
import { inside, problem, unknownName } from '../errors/problem.ts';
import { isObject } from '../json/Json.ts';
import { parsePointer, readPath } from '../json/pointer.ts';
import type { Insertion } from './DocumentEntry.ts';

/** The reference of `{ "$ref": "notes-data#/reasons/Illnesses" }`. One that starts with `#` is JSON Schema's own. */
function readReference(value: unknown): string | undefined {
  const reference = isObject(value) ? value.$ref : undefined;
  return typeof reference === 'string' && !reference.startsWith('#') ? reference : undefined;
}

const parseDocumentName = (reference: string): string => reference.split('#')[0] ?? '';

/** The names of the documents that a value transcludes from. */
export function transcludedNames(value: unknown): ReadonlySet<string> {
  const names = new Set<string>();
  const reference = readReference(value);
  if (reference !== undefined) names.add(parseDocumentName(reference));
  const members = Array.isArray(value) ? value : isObject(value) ? Object.values(value) : [];
  for (const member of members) for (const name of transcludedNames(member)) names.add(name);
  return names;
}

interface Work {
  readonly documents: ReadonlyMap<string, unknown>;
  readonly problems: ContentProblem[];
  readonly insertions: Insertion[];
  /** How many more values the result may have. */
  left: number;
}

/**
 * Replaces every transclusion in a value by what it points to, also those inside inserted values. Unknown documents,
 * unknown pointers and circles are problems at the reference; more than `nodes` values are a problem of the whole.
 *
 * @param insertions gets what was put in, in order
 */
export function transclude(
  value: unknown,
  documents: ReadonlyMap<string, unknown>,
  place: Place,
  nodes: number,
  insertions: Insertion[] = [],
): Result<unknown> {
  const work: Work = { documents, problems: [], insertions, left: nodes };
  const whole = replace(value, place, [], work);
  if (work.left < 0) work.problems.push(problem(place, 'too-large/transclusions', nodes));
  return work.problems.length > 0 ? { ok: false, problems: work.problems } : { ok: true, value: whole };
}

function replace(value: unknown, place: Place, trail: readonly string[], work: Work): unknown {
  work.left -= 1;
  if (work.left < 0) return value;
  const reference = readReference(value);
  if (reference !== undefined) return follow(reference, value, place, trail, work);
  // Problems inside an inserted value are reported at the reference.
  const at = (name: string | number): Place => (trail.length === 0 ? inside(place, name) : place);
  if (Array.isArray(value)) return value.map((item, index) => replace(item, at(index), trail, work));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, replace(member, at(name), trail, work)]),
  );
}

function follow(reference: string, value: unknown, place: Place, trail: readonly string[], work: Work): unknown {
  const note = (found: ContentProblem): unknown => {
    work.problems.push(found);
    return value;
  };
  if (isObject(value) && Object.keys(value).length > 1)
    return note(problem(place, 'malformed-transclusion/beside', reference));
  if (trail.includes(reference)) return note(problem(place, 'transclusion-cycle', [...trail, reference]));
  const name = parseDocumentName(reference);
  const names = parsePointer(reference.slice(name.length + 1));
  if (!work.documents.has(name))
    return note(unknownName(place, [...work.documents.keys()], 'unknown-document/transcluded', name));
  if (names === undefined || !reference.includes('#'))
    return note(problem(place, 'malformed-transclusion/reference', reference));
  const target = readPath(work.documents.get(name), names);
  if (target === undefined) return note(missingTarget(reference, names, work.documents.get(name), place));
  work.insertions.push({ pointer: place.pointer, name, document: work.documents.get(name) });
  return replace(target, place, [...trail, reference], work);
}

/** Names the first part of the pointer that does not exist, and the names that do. */
function missingTarget(reference: string, names: readonly string[], root: unknown, place: Place): ContentProblem {
  const gone = names.findIndex((_, index) => readPath(root, names.slice(0, index + 1)) === undefined);
  const parent = readPath(root, names.slice(0, gone));
  const known = isObject(parent) ? Object.keys(parent) : [];
  return unknownName(place, known, 'unknown-part/pointer', names[gone] ?? '', reference);
}
