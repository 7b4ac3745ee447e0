import { problem } from '../../errors/problem.ts';
import type { Expected, OperandWords } from '../../problems/sentences/describeOperand.ts';
import type { Operand, OperandProblem } from '../Operator.ts';
import { isDateLike, kindsOf, type ValueType } from '../ValueType.ts';

export const YES_NO: Expected = ['boolean'];
export const NUMBER: Expected = ['number'];
export const TEXT: Expected = ['string'];
export const DATE: Expected = ['date'];
export const LIST: Expected = ['array'];
/** Any value. */
export const ANY: Expected = [];

const takes = (expected: Expected, type: ValueType): boolean =>
  expected.length === 0 ||
  expected.some((kind) => (kind === 'date' ? isDateLike(type) : type.kind === (kind === 'lists' ? 'array' : kind)));

/** An operand as a problem mentions it: an answer by its name, what is written out by its value. */
export const mention = ({ node, type }: Operand): OperandWords => ({
  type: kindsOf(type),
  ...(node.kind === 'read' && node.path.length > 0 && { name: node.path.join('.') }),
  ...(node.kind === 'literal' && { value: node.value }),
});

/** The problem of the first operand that is not as expected. The last expectation applies to all further operands. */
export function mismatch(operands: readonly Operand[], expected: readonly Expected[]): OperandProblem | undefined {
  for (const [index, operand] of operands.entries()) {
    const wanted = expected[Math.min(index, expected.length - 1)];
    if (wanted === undefined || takes(wanted, operand.type)) continue;
    return {
      operand: index,
      report: (place, operator) => problem(place, 'wrong-operand/type', operator, wanted, mention(operand)),
    };
  }
  return undefined;
}

/** Makes the `type` of an operator that expects these operands and whose result always has the same type. */
export const signature =
  (expected: readonly Expected[], result: ValueType) =>
  (operands: readonly Operand[]): ValueType | OperandProblem =>
    mismatch(operands, expected) ?? result;
