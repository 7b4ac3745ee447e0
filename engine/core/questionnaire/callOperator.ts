import { EngineError } from '../errors/EngineError.ts';
import type { RuleNode } from '../rules/Operator.ts';
import { findOperator } from '../rules/operators.ts';

/**
 * An operator with operands that are already typed. No size limit applies to what is joined in this way: the limits are
 * those of the rules that an author writes.
 */
export function callOperator(name: string, operands: readonly RuleNode[]): RuleNode {
  const operator = findOperator(name);
  if (operator === undefined) throw new EngineError(`There is no operator "${name}".`);
  return { kind: 'call', operator, operands };
}
