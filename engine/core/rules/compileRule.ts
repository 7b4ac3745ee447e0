import type { Place } from '../errors/ContentProblem.ts';
import { problem } from '../errors/problem.ts';
import type { Result } from '../errors/Result.ts';
import type { CompiledRule } from './CompiledRule.ts';
import type { CompileNotes } from './CompileSite.ts';
import { compileNode } from './compileNode.ts';
import { describeType } from './describeType.ts';
import type { ObjectType } from './ValueType.ts';

/**
 * Types a condition against what it may read. Reads are own-property paths written out; every operator, name, type
 * and choice is checked here, so that at run time only answers can be missing or wrong.
 */
export function compileRule(rule: unknown, environment: ObjectType, place: Place): Result<CompiledRule> {
  const notes: CompileNotes = { problems: [], reads: [], nodes: 0 };
  const typed = compileNode(rule, { data: environment, place, depth: 0, outer: true }, notes);
  if (typed !== undefined && typed.type.kind !== 'boolean')
    notes.problems.push(problem(place, 'type', `A condition must be a yes/no value, not ${describeType(typed.type)}.`));
  if (typed === undefined || notes.problems.length > 0) return { ok: false, problems: notes.problems };
  return { ok: true, value: { root: typed.node, type: typed.type, reads: notes.reads } };
}
