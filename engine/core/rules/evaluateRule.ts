import { isJson, type Json } from '../json/Json.ts';
import { readPath } from '../json/pointer.ts';
import { type CompiledRule, ruleBudgets } from './CompiledRule.ts';
import type { Evaluation, RuleNode, Value } from './Operator.ts';
import type { Scope } from './Scope.ts';
import { type Truth, UNKNOWN } from './Unknown.ts';
import { fits } from './ValueType.ts';

interface Steps {
  left: number;
}

type Read = Extract<RuleNode, { kind: 'read' }>;
type Call = Extract<RuleNode, { kind: 'call' }>;

/** The value of a rule; `UNKNOWN` when it needs an answer that is missing or has the wrong type, or runs too long. */
export const evaluateRule = ({ root }: CompiledRule, scope: Scope): Json | typeof UNKNOWN => evaluateNode(root, scope);

/** The value of a part of a rule. `data` is what its names start at: the scope or, in a list operator, the entry. */
export function evaluateNode(node: RuleNode, data: unknown): Json | typeof UNKNOWN {
  const value = typedEvaluation(data, { left: ruleBudgets.steps }).run(node);
  return value === undefined ? UNKNOWN : value;
}

/** The value of a rule that is a condition: true, false or `UNKNOWN`. */
export const evaluateCondition = (rule: CompiledRule, scope: Scope): Truth => truth(evaluateRule(rule, scope));

const truth = (value: Value): Truth => (typeof value === 'boolean' ? value : UNKNOWN);

function typedEvaluation(data: unknown, steps: Steps): Evaluation {
  const evaluation: Evaluation = {
    data,
    truth,
    typed: true,
    over(other) {
      return typedEvaluation(other, steps);
    },
    run(node) {
      steps.left -= 1;
      return steps.left < 0 ? UNKNOWN : runNode(node, evaluation);
    },
  };
  return evaluation;
}

function runNode(node: RuleNode, evaluation: Evaluation): Value {
  switch (node.kind) {
    case 'literal':
      return node.value;
    case 'list':
      return runAll(node.items, evaluation);
    case 'read':
      return read(node, evaluation);
    case 'call':
      return call(node, evaluation);
    case 'condition':
      return runNode(node.node, evaluation);
  }
}

function runAll(nodes: readonly RuleNode[], { run }: Evaluation): readonly Json[] | typeof UNKNOWN {
  const values: Json[] = [];
  for (const node of nodes) {
    const value = run(node);
    if (value === UNKNOWN || value === undefined) return UNKNOWN;
    values.push(value);
  }
  return values;
}

/** Reads an answer. A cleared field leaves an empty text behind, so an empty text is no answer. */
function read({ path, type, fallback }: Read, { data, run }: Evaluation): Value {
  const value = readPath(data, path);
  if (value === undefined || value === null || value === '') return fallback === undefined ? UNKNOWN : run(fallback);
  return isJson(value) && fits(value, type) ? value : UNKNOWN;
}

function call({ operator, operands }: Call, evaluation: Evaluation): Value {
  if ('control' in operator) return withinBudget(operator.control(operands, evaluation));
  const values = runAll(operands, evaluation);
  return values === UNKNOWN ? UNKNOWN : withinBudget(operator.evaluate(values, evaluation));
}

/** Makes a value unknown that has no result, such as a division by zero, and a text or list that is too long. */
function withinBudget(value: Value): Value {
  if (typeof value === 'number') return Number.isFinite(value) ? value : UNKNOWN;
  const grows = typeof value === 'string' || Array.isArray(value);
  return grows && value.length > ruleBudgets.length ? UNKNOWN : value;
}
