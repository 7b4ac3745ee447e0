import { coercePrimitive, coerceString } from '../../json/coerceString.ts';
import type { Json } from '../../json/Json.ts';
import type { EagerOperator } from '../Operator.ts';
import { DATE, LIST, NUMBER, signature, TEXT } from './signature.ts';

const STRING = { kind: 'string' } as const;

/** JavaScript's `substr` (a negative start counts from the end); a negative length cuts characters off the end. */
const substr: EagerOperator['evaluate'] = ([source, start, length]) => {
  const text = coerceString(source);
  const from = Math.trunc(Number(coercePrimitive(start))) || 0;
  const rest = text.slice(from);
  if (length === undefined) return rest;
  const count = Math.trunc(Number(coercePrimitive(length))) || 0;
  return rest.slice(0, count);
};

/** A text without the differences that people ignore: letter case and outer blanks. */
const folded = (value: Json | undefined): string => coerceString(value).trim().toLowerCase();

export const textOperators: readonly EagerOperator[] = [
  {
    name: 'cat',
    arity: [1, Number.POSITIVE_INFINITY],
    type: signature([[...TEXT, ...NUMBER, ...DATE]], STRING),
    evaluate: (operands) =>
      operands.map((operand) => (operand === undefined || operand === null ? '' : coerceString(operand))).join(''),
  },
  {
    name: 'sameText',
    arity: [2, 2],
    type: signature([TEXT], { kind: 'boolean' }),
    /** Ignores letter case and outer blanks. */
    evaluate: ([a, b]) => folded(a) === folded(b),
  },
  { name: 'substr', arity: [2, 3], type: signature([TEXT, NUMBER], STRING), evaluate: substr },
  {
    name: 'length',
    arity: [1, 1],
    type: signature([[...TEXT, ...LIST]], { kind: 'number' }),
    /** Counts characters as code points, as JSON Schema's `maxLength` does. */
    evaluate: ([value]) => (typeof value === 'string' ? [...value].length : Array.isArray(value) ? value.length : 0),
  },
];
