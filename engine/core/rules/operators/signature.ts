import type { Operand, OperandProblem } from '../Operator.ts';
import { describeType, isDateLike, type ValueType } from '../ValueType.ts';

/** What an operand may be, with a description for problems. */
export interface Expected {
  readonly description: string;
  readonly takes: (type: ValueType) => boolean;
}

const kind = (name: ValueType['kind'], description: string): Expected => ({
  description,
  takes: (type) => type.kind === name,
});

export const YES_NO = kind('boolean', 'a yes/no value');
export const NUMBER = kind('number', 'a number');
export const TEXT = kind('string', 'text');
export const LIST = kind('array', 'a list');
export const DATE: Expected = { description: 'a date', takes: isDateLike };

/** Either of two, as in "a number or a date". */
export const either = (a: Expected, b: Expected): Expected => ({
  description: `${a.description} or ${b.description}`,
  takes: (type) => a.takes(type) || b.takes(type),
});

/**
 * Describes an operand: an answer by its name and type, a number or text by itself. A text beside dates is probably a
 * date in another form, so it gets a hint.
 */
export function describeOperand({ node, type }: Operand, besideDates = false): string {
  if (node.kind === 'read' && node.path.length > 0) return `"${node.path.join('.')}" (${describeType(type)})`;
  if (node.kind === 'literal' && typeof node.value === 'number') return `the number ${node.value}`;
  if (node.kind !== 'literal' || typeof node.value !== 'string') return describeType(type);
  const hint = besideDates ? ' (a date is written like "2026-01-31")' : '';
  return `the text ${JSON.stringify(node.value)}${hint}`;
}

/** The problem of the first operand that is not as expected. The last expectation applies to all further operands. */
export function mismatch(operands: readonly Operand[], expected: readonly Expected[]): OperandProblem | undefined {
  for (const [index, operand] of operands.entries()) {
    const wanted = expected[Math.min(index, expected.length - 1)];
    if (wanted === undefined || wanted.takes(operand.type)) continue;
    const found = describeOperand(operand, wanted.takes({ kind: 'date' }));
    return { code: 'wrong-operand', operand: index, reason: `expects ${wanted.description}, not ${found}` };
  }
  return undefined;
}

/** Makes the `type` of an operator that expects these operands and whose result always has the same type. */
export const signature =
  (expected: readonly Expected[], result: ValueType) =>
  (operands: readonly Operand[]): ValueType | OperandProblem =>
    mismatch(operands, expected) ?? result;
