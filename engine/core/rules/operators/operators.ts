import { EngineError } from '../../errors/EngineError.ts';
import type { Operator, RuleNode } from '../Operator.ts';
import { arithmeticOperators } from './arithmetic.ts';
import { comparisonOperators } from './comparison.ts';
import { dataOperators } from './data.ts';
import { dateOperators } from './dates.ts';
import { iterationOperators } from './iteration.ts';
import { logicOperators } from './logic.ts';
import { membershipOperators } from './membership.ts';
import { textOperators } from './text.ts';

/** Every operator that a rule may use: those of json-logic-js except `log`, and ours, which `README.md` names. */
export const operators: readonly Operator[] = [
  ...dataOperators,
  ...logicOperators,
  ...comparisonOperators,
  ...arithmeticOperators,
  ...textOperators,
  ...membershipOperators,
  ...iterationOperators,
  ...dateOperators,
];

/** Every name that a rule may have: the operators, and what is written out as such when a rule is compiled. */
export const ruleNames: readonly string[] = [...operators.map(({ name }) => name), 'rule', 'lookup'];

export const findOperator = (name: string): Operator | undefined =>
  operators.find((operator) => operator.name === name);

/**
 * A call of an operator with operands that are already typed. The limits for the size of a rule do not apply to it: they
 * are for the rules that an author writes.
 */
export function callOperator(name: string, operands: readonly RuleNode[]): RuleNode {
  const operator = findOperator(name);
  if (operator === undefined) throw new EngineError(`There is no operator "${name}".`);
  return { kind: 'call', operator, operands };
}
