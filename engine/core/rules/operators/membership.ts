import { coerceString } from '../../json/coerceString.ts';
import type { Json } from '../../json/Json.ts';
import { joinTypes, NOTHING } from '../compile/joinTypes.ts';
import type { EagerOperator, Operand, OperandProblem } from '../Operator.ts';
import type { ValueType } from '../ValueType.ts';
import { incomparable, listChoices } from './comparison.ts';
import { LIST, mismatch } from './signature.ts';

const BOOLEAN = { kind: 'boolean' } as const;
const ANY = { description: 'a value', takes: () => true };

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
  const reason = `looks for ${JSON.stringify(stray)}, which is not one of the choices`;
  return { code: 'unknown-choice', operand: 1, reason, choice: { written: String(stray), known: known.map(String) } };
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
      return { code: 'mixed-types', operand: index, reason: 'joins entries of different types' };
    items = joined;
  }
  return { kind: 'array', items };
}

export const membershipOperators: readonly EagerOperator[] = [
  { name: 'in', arity: [2, 2], type: inferMembershipType, evaluate: contains },
  {
    name: 'merge',
    arity: [1, Number.POSITIVE_INFINITY],
    type: inferMergeType,
    evaluate: (operands) => operands.flatMap((operand) => (Array.isArray(operand) ? operand : [operand ?? null])),
  },
];
