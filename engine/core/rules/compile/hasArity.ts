import type { Place } from '../../errors/ContentProblem.ts';
import { problem } from '../../errors/problem.ts';
import type { Operator } from '../Operator.ts';
import type { CompileNotes } from './CompileContext.ts';

/** Whether an operator takes this number of operands; adds a problem if it does not. */
export function hasArity(
  { name, arity }: Pick<Operator, 'name' | 'arity'>,
  count: number,
  place: Place,
  notes: CompileNotes,
): boolean {
  const [fewest, most] = arity;
  if (count >= fewest && count <= most) return true;
  const range =
    most === fewest ? `${fewest}` : most === Number.POSITIVE_INFINITY ? `${fewest} or more` : `${fewest} to ${most}`;
  notes.problems.push(
    problem(place, 'operand-count', `"${name}" takes ${range} operand${range === '1' ? '' : 's'}, not ${count}.`),
  );
  return false;
}
