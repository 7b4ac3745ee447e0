import { coercePrimitive, coerceString } from '../../json/coerceString.ts';
import type { Json } from '../../json/Json.ts';
import type { EagerOperator } from '../Operator.ts';
import { NUMBER, signature } from './signature.ts';

const MANY = Number.POSITIVE_INFINITY;

const arithmetic = (
  name: string,
  arity: readonly [number, number],
  evaluate: EagerOperator['evaluate'],
): EagerOperator => ({ name, arity, type: signature([NUMBER], { kind: 'number' }), evaluate });

/** Converts an operand of `+` or `*` as json-logic-js does. */
const parse = (value: Json | undefined): number => Number.parseFloat(coerceString(value));
/** Converts an operand of the other operators as JavaScript does. */
const number = (value: Json | undefined): number => Number(coercePrimitive(value));

export const arithmeticOperators: readonly EagerOperator[] = [
  arithmetic('+', [1, MANY], (operands) => operands.reduce<number>((sum, value) => parse(sum) + parse(value), 0)),
  arithmetic('*', [1, MANY], ([first, ...rest]) =>
    rest.length === 0 ? first : rest.reduce<number>((product, value) => parse(product) * parse(value), parse(first)),
  ),
  arithmetic('-', [1, 2], ([a, b]) => (b === undefined ? -number(a) : number(a) - number(b))),
  arithmetic('/', [2, 2], ([a, b]) => number(a) / number(b)),
  arithmetic('%', [2, 2], ([a, b]) => number(a) % number(b)),
  arithmetic('min', [1, MANY], (operands) => Math.min(...operands.map(number))),
  arithmetic('max', [1, MANY], (operands) => Math.max(...operands.map(number))),
];
