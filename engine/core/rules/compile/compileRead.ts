import type { ContentProblem, Place } from '../../errors/ContentProblem.ts';
import { problem, unknownName } from '../../errors/problem.ts';
import { unsafeNames } from '../../json/Json.ts';
import type { RuleNode } from '../Operator.ts';
import { kindsOf, type ObjectType, type ValueType } from '../ValueType.ts';

interface ReadContext {
  readonly data: ValueType;
  readonly place: Place;
  readonly outer: boolean;
}

interface ReadNotes {
  readonly problems: ContentProblem[];
  readonly reads: (readonly string[])[];
}

export interface TypedRead {
  readonly node: Extract<RuleNode, { kind: 'read' }>;
  readonly type: ValueType;
}

/** Types the read of a literal path such as `answers.weight`. Inside a list operator, `''` is the entry itself. */
export function compileRead(
  path: unknown,
  { data, place, outer }: ReadContext,
  notes: ReadNotes,
): TypedRead | undefined {
  const note = (found: ContentProblem): undefined => {
    notes.problems.push(found);
  };
  if (typeof path !== 'string') return note(problem(place, 'malformed-name/computed'));
  if (path === '' && outer) return note(problem(place, 'malformed-name/empty'));
  const names = path === '' ? [] : path.split('.');
  const forbidden = names.find((name) => unsafeNames.includes(name));
  if (forbidden !== undefined) return note(problem(place, 'forbidden-name', forbidden));
  let type = data;
  for (const [index, name] of names.entries()) {
    const next = memberType(type, name);
    if (next === undefined) return note(unknownMemberProblem(place, names.slice(0, index), name, type));
    type = next;
  }
  if (outer && names.length === 1 && type.kind === 'object') return note(groupProblem(place, path, type));
  if (outer) notes.reads.push(names);
  return { node: { kind: 'read', path: names, type }, type };
}

/** The problem of reading a whole group such as `answers`: a rule reads single answers, whose order is known. */
function groupProblem(place: Place, path: string, { properties }: ObjectType): ContentProblem {
  const known = Object.keys(properties);
  return { ...problem(place, 'malformed-name/group', path, known[0] ?? 'name'), known };
}

/** Whether a path can be read, as names. */
export const canRead = (type: ValueType, names: readonly string[]): boolean =>
  names.reduce<ValueType | undefined>((here, name) => here && memberType(here, name), type) !== undefined;

function memberType(type: ValueType, name: string): ValueType | undefined {
  if (type.kind === 'array') return /^(0|[1-9]\d*)$/.test(name) ? type.items : undefined;
  return type.kind === 'object' && Object.hasOwn(type.properties, name) ? type.properties[name] : undefined;
}

function unknownMemberProblem(place: Place, parents: readonly string[], name: string, type: ValueType): ContentProblem {
  const parent = parents.join('.');
  if (type.kind !== 'object' && parent !== '')
    return problem(place, 'unknown-name/single', name, parent, kindsOf(type));
  const known = type.kind === 'object' ? Object.keys(type.properties) : [];
  if (known.length === 0 && parent === 'context') return problem(place, 'unknown-name/context', name);
  if (known.length === 0 && parent !== '') return problem(place, 'unknown-name/nothing', name, parent);
  return parent === ''
    ? unknownName(place, known, 'unknown-name/root', name)
    : unknownName(place, known, 'unknown-name/member', name, parent);
}
