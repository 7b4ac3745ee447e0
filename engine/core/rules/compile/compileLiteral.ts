import { problem } from '../../errors/problem.ts';
import { parsePointer } from '../../json/pointer.ts';
import type { Operand } from '../Operator.ts';
import type { ValueType } from '../ValueType.ts';
import type { CompileContext, CompileNotes } from './CompileContext.ts';

/** Types a literal text, number or yes/no value. Any other value is undefined, and a problem is added. */
export function compileLiteral(value: unknown, { place }: CompileContext, notes: CompileNotes): Operand | undefined {
  if (typeof value === 'string')
    return { node: { kind: 'literal', value }, type: { kind: 'string', choices: [value] } };
  if (typeof value === 'number')
    return { node: { kind: 'literal', value }, type: { kind: 'number', choices: [value] } };
  if (typeof value === 'boolean') return { node: { kind: 'literal', value }, type: { kind: 'boolean' } };
  const missing = value === undefined && parsePointer(place.pointer)?.at(-1);
  if (typeof missing === 'string') notes.problems.push(problem(place, 'missing-member/operand', missing));
  else notes.problems.push(problem(place, 'null-in-rule'));
  return undefined;
}

/** The data of `reduce`. Later accumulators are not limited to the first value; a list gets the entries' type. */
export function foldData(items: ValueType, initial: ValueType | undefined): ValueType {
  let accumulator: ValueType = initial ?? items;
  if (accumulator.kind === 'number' || accumulator.kind === 'string') accumulator = { kind: accumulator.kind };
  if (accumulator.kind === 'array') accumulator = { kind: 'array', items };
  return { kind: 'object', properties: { current: items, accumulator } };
}
