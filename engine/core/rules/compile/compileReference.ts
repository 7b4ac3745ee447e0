import type { ContentProblem } from '../../errors/ContentProblem.ts';
import { problem, unknownName } from '../../errors/problem.ts';
import type { Operand } from '../Operator.ts';
import { type CompileContext, type CompileNotes, spendBudget } from './CompileContext.ts';
import { canRead } from './compileRead.ts';

const CONDITION = { kind: 'boolean' } as const;

/** Stands for a condition with problems of its own, so that the rule that uses it is not reported as well. */
const BROKEN: Operand = { node: { kind: 'literal', value: true }, type: CONDITION };

/** Types `{ "rule": name }`: the document's condition of that name, which must read only what can be read here. */
export function compileReference(name: unknown, context: CompileContext, notes: CompileNotes): Operand | undefined {
  const { environment, place, outer } = context;
  const note = (found: ContentProblem): undefined => {
    notes.problems.push(found);
  };
  if (typeof name !== 'string') return note(problem(place, 'malformed-name/condition'));
  const { conditions } = environment;
  const found = conditions?.find(name);
  if (found === undefined) return note(unknownName(place, conditions?.names ?? [], 'unknown-condition', name));
  if (!outer) return note(problem(place, 'condition-out-of-place/list', name));
  if (found === 'broken') return BROKEN;
  const { nodes, depth } = found.size;
  if (!spendBudget(nodes, { ...context, depth: context.depth + depth }, notes)) return undefined;
  const hidden = found.reads.find((names) => !canRead(environment, names));
  if (hidden !== undefined)
    return note(problem(place, 'condition-out-of-place/read', name, found.pointer, hidden.join('.')));
  notes.reads.push(...found.reads);
  return { node: found.node, type: CONDITION };
}
