import type { RuleNode } from '#engine';
import { type Read, readsIn } from './readsIn.ts';

/** Operators whose value only grows or only falls while one operand grows. */
const monotone = [
  '+',
  '-',
  '*',
  'min',
  'max',
  'addDays',
  'addMonths',
  'addYears',
  'daysBetween',
  'monthsBetween',
  'yearsBetween',
  'length',
];

/** Whether the node's value only grows or only falls while the value of this read grows. */
export function isMonotone(node: RuleNode, read: Read): boolean {
  if (node === read) return read.fallback === undefined;
  if (node.kind !== 'call') return false;
  const at = node.operands.findIndex((operand) => readsIn(operand).includes(read));
  const operand = node.operands[at];
  const takes = monotone.includes(node.operator.name) || (node.operator.name === '/' && at === 0);
  return takes && operand !== undefined && isMonotone(operand, read);
}
