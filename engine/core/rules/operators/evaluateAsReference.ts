import { EngineError } from '../../errors/EngineError.ts';
import { isJson, isObject, type Json } from '../../json/Json.ts';
import type { Evaluation, RuleNode, Value } from '../Operator.ts';
import { findOperator } from './operators.ts';

/**
 * Runs a rule as json-logic-js does: untyped, with JavaScript's conversions, and with null for missing values. Tests
 * use it to prove that the operators work as in json-logic-js; the rules of documents never run this way.
 */
export function evaluateAsReference(rule: unknown, data: unknown): Value {
  return referenceEvaluation(data).run(parse(rule));
}

const truthy = (value: Value): boolean => (Array.isArray(value) && value.length === 0 ? false : Boolean(value));

function referenceEvaluation(data: unknown): Evaluation {
  const evaluation: Evaluation = {
    data,
    truth: truthy,
    typed: false,
    over: referenceEvaluation,
    run: (node) => runNode(node, evaluation),
  };
  return evaluation;
}

function runNode(node: RuleNode, evaluation: Evaluation): Value {
  if (node.kind === 'literal') return node.value;
  if (node.kind === 'list') return node.items.map((item) => dropUnknown(evaluation.run(item)) ?? null);
  if (node.kind === 'read') throw new EngineError('Reference mode has no typed reads.');
  if (node.kind === 'condition') return runNode(node.node, evaluation);
  const { operator, operands } = node;
  if ('control' in operator) return operator.control(operands, evaluation);
  return operator.evaluate(
    operands.map((operand) => dropUnknown(evaluation.run(operand))),
    evaluation,
  );
}

/** In reference mode only the date operators are ever unknown, and json-logic-js does not have them. */
const dropUnknown = (value: Value): Json | undefined => (typeof value === 'symbol' ? undefined : value);

function parse(rule: unknown): RuleNode {
  if (Array.isArray(rule)) return { kind: 'list', items: rule.map(parse) };
  const names = isObject(rule) ? Object.keys(rule) : [];
  const [name] = names;
  if (!isObject(rule) || name === undefined || names.length > 1) return { kind: 'literal', value: literal(rule) };
  const operator = findOperator(name);
  if (operator === undefined) throw new EngineError(`"${name}" is not an operator.`);
  const operands = rule[name];
  return { kind: 'call', operator, operands: (Array.isArray(operands) ? operands : [operands]).map(parse) };
}

function literal(value: unknown): Json {
  if (!isJson(value)) throw new EngineError('A rule is JSON.');
  return value;
}
