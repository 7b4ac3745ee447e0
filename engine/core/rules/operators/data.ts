import { problem } from '../../errors/problem.ts';
import { coercePrimitive, coerceString } from '../../json/coerceString.ts';
import { isJson, isObject, type Json } from '../../json/Json.ts';
import type { EagerOperator, Evaluation, LazyOperator, Operand, Operator, RuleNode, Value } from '../Operator.ts';
import { UNKNOWN } from '../Unknown.ts';

const NAMES = { kind: 'array', items: { kind: 'string' } } as const;

/** json-logic-js's `var`, without the prototype chain. Typed rules do not use it: they have `read` nodes. */
const variable: EagerOperator = {
  name: 'var',
  arity: [1, 2],
  type: () => ({ kind: 'mixed' }),
  evaluate: ([path, fallback], { data }) => lookUp(data, path, fallback),
};

function lookUp(data: unknown, path: Json | undefined, fallback: Json | undefined): Json | undefined {
  const whole = path === undefined || path === null || path === '';
  let here: unknown = data;
  for (const name of whole ? [] : coerceString(path).split('.')) here = member(here, name);
  return here === undefined && !whole ? (fallback ?? null) : isValue(here) ? here : undefined;
}

/** JSON, or what json-logic-js computes of it: folds go on with NaN. */
function isValue(value: unknown): value is Json {
  if (Array.isArray(value)) return value.every(isValue);
  if (isObject(value)) return Object.values(value).every((member) => member === undefined || isValue(member));
  return typeof value === 'number' || isJson(value);
}

/** An own property of any value, as in JavaScript: also the characters and the length of a text. */
function member(value: unknown, name: string): unknown {
  const owner: object = Object(value);
  return Object.hasOwn(owner, name) ? Reflect.get(owner, name) : undefined;
}

/** Whether an answer counts as given: it has the type of its schema, and is not an empty list. */
function isAnswered(node: RuleNode, { run }: Evaluation): boolean {
  const value = run(node);
  return value !== UNKNOWN && !(Array.isArray(value) && value.length === 0);
}

const answered: LazyOperator = {
  name: 'answered',
  arity: [1, 1],
  type: ([operand]: readonly Operand[]) =>
    operand?.node.kind === 'read' && operand.node.fallback === undefined
      ? { kind: 'boolean' }
      : {
          operand: 0,
          report: (place, operator) => problem(place, 'wrong-operand/answer', operator),
        },
  control: ([node], evaluation) => node !== undefined && isAnswered(node, evaluation),
};

const unanswered = (node: RuleNode | undefined, evaluation: Evaluation): readonly string[] =>
  node?.kind === 'list'
    ? node.items.flatMap((item) => (item.kind === 'read' && !isAnswered(item, evaluation) ? [item.path.join('.')] : []))
    : [];

/** The missing names by json-logic-js's test: null and the empty text are missing. */
function absent(keys: Value, { data }: Evaluation): readonly Json[] {
  const empty = (key: Json): boolean => ['', null].some((nothing) => lookUp(data, key, undefined) === nothing);
  return Array.isArray(keys) ? keys.filter(empty) : [];
}

const missing: LazyOperator = {
  name: 'missing',
  names: 0,
  arity: [1, Number.POSITIVE_INFINITY],
  type: () => NAMES,
  control: (operands, evaluation) => {
    if (evaluation.typed) return unanswered(operands[0], evaluation);
    const keys = operands.map(evaluation.run).filter((key) => key !== UNKNOWN && key !== undefined);
    return absent(Array.isArray(keys[0]) ? keys[0] : keys, evaluation);
  },
};

const missingSome: LazyOperator = {
  name: 'missing_some',
  names: 1,
  arity: [2, 2],
  type: ([count]) =>
    count?.type.kind === 'number'
      ? NAMES
      : { operand: 0, report: (place, operator) => problem(place, 'wrong-operand/number', operator) },
  control: ([count, names], evaluation) => {
    const needed = count && evaluation.run(count);
    if (needed === UNKNOWN) return UNKNOWN;
    const options = evaluation.typed || names === undefined ? undefined : evaluation.run(names);
    const gone = evaluation.typed ? unanswered(names, evaluation) : absent(options, evaluation);
    const total = names?.kind === 'list' ? names.items.length : Array.isArray(options) ? options.length : 0;
    return total - gone.length >= Number(coercePrimitive(needed)) ? [] : gone;
  },
};

export const dataOperators: readonly Operator[] = [variable, answered, missing, missingSome];
