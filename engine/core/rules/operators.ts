import type { Operator } from './Operator.ts';
import { arithmeticOperators } from './operators/arithmetic.ts';
import { comparisonOperators } from './operators/comparison.ts';
import { dataOperators } from './operators/data.ts';
import { dateOperators } from './operators/dates.ts';
import { iterationOperators } from './operators/iteration.ts';
import { logicOperators } from './operators/logic.ts';
import { membershipOperators } from './operators/membership.ts';
import { textOperators } from './operators/text.ts';

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
