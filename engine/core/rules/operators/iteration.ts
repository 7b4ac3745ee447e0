import { problem } from '../../errors/problem.ts';
import type { Json } from '../../json/Json.ts';
import type { Evaluation, LazyOperator, Operand, OperandProblem, Operator, RuleNode, Value } from '../Operator.ts';
import { type Truth, UNKNOWN, type Unknown } from '../Unknown.ts';
import { joinTypes, kindsOf, type ValueType } from '../ValueType.ts';
import { ANY, LIST, mismatch, YES_NO } from './signature.ts';

const BOOLEAN = { kind: 'boolean' } as const;

const isList = (value: Value): value is readonly Json[] => Array.isArray(value);

/** Operand 0 as a list. A value that is not a list is unknown in typed mode, and an empty list in reference mode. */
function evaluateItems(operands: readonly RuleNode[], evaluation: Evaluation): readonly Json[] | Unknown {
  const value = operands[0] && evaluation.run(operands[0]);
  if (isList(value)) return value;
  return evaluation.typed ? UNKNOWN : [];
}

/** Gives `use` the items of operand 0, and a function that runs operand 1 on an item. */
function forEach<T>(
  operands: readonly RuleNode[],
  evaluation: Evaluation,
  use: (items: readonly Json[], run: (item: Json) => Value) => T,
): T | Unknown {
  const items = evaluateItems(operands, evaluation);
  const body = operands[1];
  if (items === UNKNOWN) return UNKNOWN;
  return use(items, (item) => (body === undefined ? undefined : evaluation.over(item).run(body)));
}

/** Kleene's "for some item": true when operand 1 is `wanted` for an item, else unknown when it may be, else false. */
function someItem(operands: readonly RuleNode[], evaluation: Evaluation, wanted: boolean): Truth {
  return forEach(operands, evaluation, (items, run): Truth => {
    let unknown = false;
    for (const item of items) {
      const now = evaluation.truth(run(item));
      if (now === wanted) return true;
      if (now === UNKNOWN) unknown = true;
    }
    return unknown ? UNKNOWN : false;
  });
}

const negate = (truth: Truth): Truth => (truth === UNKNOWN ? UNKNOWN : !truth);

function all(operands: readonly RuleNode[], evaluation: Evaluation): Truth {
  const items = evaluateItems(operands, evaluation);
  if (items === UNKNOWN) return UNKNOWN;
  // In json-logic, `all` of an empty list is false.
  return items.length === 0 ? false : negate(someItem(operands, evaluation, false));
}

const collectKnown = (values: readonly Value[]): readonly Json[] | Unknown => {
  const result: Json[] = [];
  for (const value of values) {
    if (value === UNKNOWN) return UNKNOWN;
    result.push(value ?? null);
  }
  return result;
};

const map = (operands: readonly RuleNode[], evaluation: Evaluation): Value =>
  forEach(operands, evaluation, (items, run) => collectKnown(items.map(run)));

const filter = (operands: readonly RuleNode[], evaluation: Evaluation): Value =>
  forEach(operands, evaluation, (items, run) => {
    const kept: Json[] = [];
    for (const item of items) {
      const now = evaluation.truth(run(item));
      if (now === UNKNOWN) return UNKNOWN;
      if (now) kept.push(item);
    }
    return kept;
  });

/** Folds a list. An unknown accumulator makes the result unknown. */
function reduce(operands: readonly RuleNode[], evaluation: Evaluation): Value {
  const [, body, initial] = operands;
  const items = evaluateItems(operands, evaluation);
  let accumulator: Value = initial === undefined ? null : evaluation.run(initial);
  if (items === UNKNOWN) return UNKNOWN;
  for (const current of items) {
    if (accumulator === UNKNOWN || body === undefined) return accumulator;
    accumulator = evaluation.over({ current, accumulator }).run(body);
  }
  return accumulator;
}

const predicate = (name: string, control: LazyOperator['control'], result?: ValueType): LazyOperator => ({
  name,
  arity: [2, 2],
  scope: 'item',
  type: (operands) => mismatch(operands, [LIST, YES_NO]) ?? result ?? operands[0]?.type ?? BOOLEAN,
  control,
});

function inferFoldType(operands: readonly Operand[]): ValueType | OperandProblem {
  const [list, body, initial] = operands;
  const wrong = list && mismatch([list], [LIST]);
  if (wrong !== undefined || body === undefined || initial === undefined) return wrong ?? { kind: 'mixed' };
  return (
    joinTypes(body.type, initial.type) ?? {
      operand: 1,
      report: (place, operator) =>
        problem(place, 'mixed-types/fold', operator, kindsOf(initial.type), kindsOf(body.type)),
    }
  );
}

export const iterationOperators: readonly Operator[] = [
  predicate('some', (operands, evaluation) => someItem(operands, evaluation, true), BOOLEAN),
  predicate('none', (operands, evaluation) => negate(someItem(operands, evaluation, true)), BOOLEAN),
  predicate('all', all, BOOLEAN),
  predicate('filter', filter),
  {
    name: 'map',
    arity: [2, 2],
    scope: 'item',
    type: (operands) => mismatch(operands, [LIST, ANY]) ?? { kind: 'array', items: operands[1]?.type ?? BOOLEAN },
    control: map,
  },
  { name: 'reduce', arity: [3, 3], scope: 'fold', type: inferFoldType, control: reduce },
];
