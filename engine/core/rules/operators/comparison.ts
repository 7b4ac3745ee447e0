import { problem } from '../../errors/problem.ts';
import { coercePrimitive } from '../../json/coerceString.ts';
import type { Json } from '../../json/Json.ts';
import type { EagerOperator, Operand, OperandProblem } from '../Operator.ts';
import { joinTypes, type ValueType } from '../ValueType.ts';
import { DATE, mention, NUMBER, signature } from './signature.ts';

const BOOLEAN = { kind: 'boolean' } as const;

export const listChoices = (type: ValueType): readonly (string | number)[] | undefined =>
  type.kind === 'string' || type.kind === 'number' ? type.choices : undefined;

/** The problem of two operands of different types. */
const differ = (one: Operand, other: Operand): Pick<OperandProblem, 'report'> => ({
  report: (place, operator) => problem(place, 'types-differ', operator, mention(one), mention(other)),
});

/** The reason why two values can never be equal: they have different types, or no choice in common. */
export function incomparable(a: Operand, b: Operand): OperandProblem | undefined {
  if (joinTypes(a.type, b.type) === undefined) return differ(a, b);
  const [left, right] = [listChoices(a.type), listChoices(b.type)];
  if (left === undefined || right === undefined || left.some((choice) => right.includes(choice))) return undefined;
  const operand = a.node.kind === 'literal' ? 0 : 1;
  const [literal, known] = operand === 0 ? [left, right] : [right, left];
  return { operand, report: unlisted('unknown-choice/compared', literal[0], known) };
}

/** Reports a value that is none of the choices. */
export const unlisted =
  (
    sentence: 'unknown-choice/compared' | 'unknown-choice/listed',
    value: string | number | undefined,
    known: readonly (string | number)[],
  ): OperandProblem['report'] =>
  (place, operator) => ({
    ...problem(place, sentence, operator, value),
    known: known.map(String),
    written: String(value),
  });

function inferEqualityType(operands: readonly Operand[]): ValueType | OperandProblem {
  const [a, b] = operands;
  return (a && b && incomparable(a, b)) ?? BOOLEAN;
}

const equality = (name: string, evaluate: EagerOperator['evaluate']): EagerOperator => ({
  name,
  arity: [2, 2],
  type: inferEqualityType,
  evaluate,
});

const isContainer = (value: Json | undefined): boolean => typeof value === 'object' && value !== null;

/** Two lists or objects are equal only when they are the same object. */
const looselyEqual = (a: Json | undefined, b: Json | undefined): boolean =>
  isContainer(a) && isContainer(b)
    ? a === b
    : // biome-ignore lint/suspicious/noDoubleEquals: json-logic's == is JavaScript's; typed rules compare equal types only
      coercePrimitive(a) == coercePrimitive(b);

/** JavaScript's `<` and `<=` for any JSON: compares text if both sides are text, else numbers. */
function compare(a: Json | undefined, b: Json | undefined, orEqual: boolean): boolean {
  const [left, right] = [coercePrimitive(a), coercePrimitive(b)];
  if (typeof left === 'string' && typeof right === 'string') return left < right || (orEqual && left === right);
  const [low, high] = [Number(left), Number(right)];
  return low < high || (orEqual && low === high);
}

/** `a < b`, or `a < b < c` with three operands. */
const ascending =
  (orEqual: boolean): EagerOperator['evaluate'] =>
  ([a, b, c]) =>
    compare(a, b, orEqual) && (c === undefined || compare(b, c, orEqual));

function inferOrderType(operands: readonly Operand[]): ValueType | OperandProblem {
  const type = signature([[...NUMBER, ...DATE]], BOOLEAN)(operands);
  const first = operands[0];
  if ('report' in type || first === undefined) return type;
  const index = operands.findIndex((operand) => joinTypes(first.type, operand.type) === undefined);
  const other = operands[index];
  if (other === undefined) return type;
  return { operand: index, ...differ(first, other) };
}

const order = (name: string, most: number, evaluate: EagerOperator['evaluate']): EagerOperator => ({
  name,
  arity: [2, most],
  type: inferOrderType,
  evaluate,
});

export const comparisonOperators: readonly EagerOperator[] = [
  equality('==', ([a, b]) => looselyEqual(a, b)),
  equality('===', ([a, b]) => a === b),
  equality('!=', ([a, b]) => !looselyEqual(a, b)),
  equality('!==', ([a, b]) => a !== b),
  order('<', 3, ascending(false)),
  order('<=', 3, ascending(true)),
  order('>', 2, ([a, b]) => compare(b, a, false)),
  order('>=', 2, ([a, b]) => compare(b, a, true)),
];
