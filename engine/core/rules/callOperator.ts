import { EngineError } from '../errors/EngineError.ts';
import type { RuleNode } from './Operator.ts';
import { findOperator } from './operators.ts';

/**
 * A call of an operator with operands that are already typed. The limits for the size of a rule do not apply to it: they
 * are for the rules that an author writes.
 */
export function callOperator(name: string, operands: readonly RuleNode[]): RuleNode {
  const operator = findOperator(name);
  if (operator === undefined) throw new EngineError(`There is no operator "${name}".`);
  return { kind: 'call', operator, operands };
}
