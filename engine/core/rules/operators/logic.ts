import { problem } from '../../errors/problem.ts';
import type { EagerOperator, Evaluation, LazyOperator, Operand, OperandProblem, RuleNode, Value } from '../Operator.ts';
import { UNKNOWN } from '../Unknown.ts';
import { joinTypes, NOTHING, type ValueType } from '../ValueType.ts';
import { mismatch, signature, YES_NO } from './signature.ts';

const BOOLEAN = { kind: 'boolean' } as const;
const MANY = Number.POSITIVE_INFINITY;

/** Kleene's `and` and `or`: the first deciding value, else unknown if any operand is unknown, else the last value. */
const decidedBy =
  (deciding: boolean) =>
  (operands: readonly RuleNode[], { run, truth }: Evaluation): Value => {
    let last: Value;
    let unknown = false;
    for (const operand of operands) {
      last = run(operand);
      const now = truth(last);
      if (now === deciding) return last;
      if (now === UNKNOWN) unknown = true;
    }
    return unknown ? UNKNOWN : last;
  };

/** `if` with its operands: condition, result, condition, result, ..., otherwise. An unknown condition gives unknown. */
function choose(operands: readonly RuleNode[], { run, truth }: Evaluation): Value {
  let index = 0;
  for (; index + 1 < operands.length; index += 2) {
    const [condition, result] = operands.slice(index, index + 2);
    const now = condition && truth(run(condition));
    if (now === UNKNOWN) return UNKNOWN;
    if (now && result) return run(result);
  }
  const otherwise = operands[index];
  return otherwise === undefined ? null : run(otherwise);
}

function inferChoiceType(operands: readonly Operand[]): ValueType | OperandProblem {
  if (operands.length % 2 === 0)
    return { report: (place, operator) => problem(place, 'operand-count/otherwise', operator) };
  let result: ValueType = NOTHING;
  for (const [index, operand] of operands.entries()) {
    const { type } = operand;
    const isCondition = index % 2 === 0 && index < operands.length - 1;
    const wrong = isCondition ? mismatch([operand], [YES_NO]) : undefined;
    if (wrong !== undefined) return { ...wrong, operand: index };
    if (isCondition) continue;
    const joined = joinTypes(result, type);
    if (joined === undefined)
      return { operand: index, report: (place, operator) => problem(place, 'mixed-types/results', operator) };
    result = joined;
  }
  return result;
}

const conditional = (name: string): LazyOperator => ({
  name,
  arity: [3, MANY],
  type: inferChoiceType,
  control: choose,
});

const negation = (name: string, evaluate: EagerOperator['evaluate']): EagerOperator => ({
  name,
  arity: [1, 1],
  type: signature([YES_NO], BOOLEAN),
  evaluate,
});

const truthy = (operands: readonly Value[], { truth }: Evaluation): boolean => truth(operands[0]) === true;

export const logicOperators = [
  { name: 'and', arity: [1, MANY], type: signature([YES_NO], BOOLEAN), control: decidedBy(false) },
  { name: 'or', arity: [1, MANY], type: signature([YES_NO], BOOLEAN), control: decidedBy(true) },
  negation('!', (operands, evaluation) => !truthy(operands, evaluation)),
  negation('!!', truthy),
  conditional('if'),
  conditional('?:'),
] as const satisfies readonly (EagerOperator | LazyOperator)[];
