import { problem } from '../../errors/problem.ts';
import type { Operand } from '../Operator.ts';
import type { CompileContext, CompileNotes } from './CompileContext.ts';

/** A written-out text, number or yes/no value; undefined when it is none of these, with the problem noted. */
export function compileLiteral(value: unknown, { place }: CompileContext, notes: CompileNotes): Operand | undefined {
  if (typeof value === 'string')
    return { node: { kind: 'literal', value }, type: { kind: 'string', choices: [value] } };
  if (typeof value === 'number')
    return { node: { kind: 'literal', value }, type: { kind: 'number', choices: [value] } };
  if (typeof value === 'boolean') return { node: { kind: 'literal', value }, type: { kind: 'boolean' } };
  notes.problems.push(
    problem(place, 'type', 'A rule cannot compare with null; ask { "answered": { "var": "..." } } instead.'),
  );
  return undefined;
}
