import { problem } from '../../errors/problem.ts';
import { coerceString } from '../../json/coerceString.ts';
import type { Json } from '../../json/Json.ts';
import type { EagerOperator, Operand, OperandProblem } from '../Operator.ts';
import { joinTypes, NOTHING, type ValueType } from '../ValueType.ts';
import { incomparable, listChoices, unlisted } from './comparison.ts';
import { ANY, LIST, mismatch } from './signature.ts';

const BOOLEAN = { kind: 'boolean' } as const;
const LIST_OF_LISTS = ['lists'] as const;

function inferMembershipType(operands: readonly Operand[]): ValueType | OperandProblem {
  const [needle, haystack] = operands;
  if (needle === undefined || haystack === undefined) return BOOLEAN;
  if (needle.type.kind === 'string' && haystack.type.kind === 'string' && haystack.type.choices === undefined)
    return BOOLEAN;
  if (haystack.type.kind !== 'array') return mismatch([needle, haystack], [ANY, LIST]) ?? BOOLEAN;
  // An empty list is no problem: it may come from another document, and have entries on another day.
  if (haystack.type.items === NOTHING) return BOOLEAN;
  const items = { node: haystack.node, type: haystack.type.items };
  return incomparable(needle, items) ?? ((haystack.node.kind === 'list' && strayChoice(needle, items)) || BOOLEAN);
}

/** The problem of a listed value that can never be the needle's value; the first such value is named. */
function strayChoice(needle: Operand, items: Operand): OperandProblem | undefined {
  const [known, listed] = [listChoices(needle.type), listChoices(items.type)];
  const stray = known && listed?.find((value) => !known.includes(value));
  if (known === undefined || stray === undefined) return undefined;
  return { operand: 1, report: unlisted('unknown-choice/listed', stray, known) };
}

function contains([needle, haystack]: readonly (Json | undefined)[]): boolean {
  if (typeof haystack === 'string') return haystack !== '' && haystack.includes(coerceString(needle));
  return Array.isArray(haystack) && haystack.some((item) => item === needle);
}

function inferMergeType(operands: readonly Operand[]): ValueType | OperandProblem {
  let items: ValueType = NOTHING;
  for (const [index, { type }] of operands.entries()) {
    const next = type.kind === 'array' ? type.items : type;
    const joined = joinTypes(items, next);
    if (joined === undefined)
      return { operand: index, report: (place, operator) => problem(place, 'mixed-types/joined', operator) };
    items = joined;
  }
  return { kind: 'array', items };
}

/** Sets are lists of what the searched list has: a set with another choice could never be there. */
function inferSetsType(operands: readonly Operand[]): ValueType | OperandProblem {
  const wrong = mismatch(operands, [LIST, LIST]);
  const [list, sets] = operands.map(entriesOf);
  // Without sets there is no problem: they may come from another document.
  if (wrong !== undefined || list === undefined || sets === undefined) return wrong ?? BOOLEAN;
  const flat = mismatch([list, sets], [ANY, LIST_OF_LISTS]);
  const entries = entriesOf(sets);
  if (flat !== undefined || entries === undefined) return flat ?? BOOLEAN;
  const wrongEntry = incomparable(list, entries) ?? strayChoice(list, entries);
  return wrongEntry === undefined ? BOOLEAN : { ...wrongEntry, operand: 1 };
}

/** The entries of a list, typed together; undefined where it is none, or has none. */
const entriesOf = ({ node, type }: Operand): Operand | undefined =>
  type.kind !== 'array' || type.items === NOTHING ? undefined : { node, type: type.items };

/** Whether a list has all entries of one of the sets. An empty set is in no list. */
function includesSet([list, sets]: readonly (Json | undefined)[]): boolean {
  if (!Array.isArray(list) || !Array.isArray(sets)) return false;
  return sets.some(
    (set) => Array.isArray(set) && set.length > 0 && set.every((entry) => list.some((item) => item === entry)),
  );
}

export const membershipOperators: readonly EagerOperator[] = [
  { name: 'in', arity: [2, 2], type: inferMembershipType, evaluate: contains },
  { name: 'includesSet', arity: [2, 2], type: inferSetsType, evaluate: includesSet },
  {
    name: 'merge',
    arity: [1, Number.POSITIVE_INFINITY],
    type: inferMergeType,
    evaluate: (operands) => operands.flatMap((operand) => (Array.isArray(operand) ? operand : [operand ?? null])),
  },
];
