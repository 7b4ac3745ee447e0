import type { ContentProblem, Place } from '../../errors/ContentProblem.ts';
import { inside, problem } from '../../errors/problem.ts';
import { ruleBudgets } from '../CompiledRule.ts';
import type { Operator } from '../Operator.ts';
import type { ValueType } from '../ValueType.ts';
import type { RuleEnvironment } from './RuleEnvironment.ts';

/** The surroundings of the part that is typed: what `var` may read there, its place and its depth. */
export interface CompileContext {
  readonly data: ValueType;
  readonly place: Place;
  readonly depth: number;
  /** What the whole rule may read, and use by name. */
  readonly environment: RuleEnvironment;
  /** False inside a list operator, where paths start at the entry. */
  readonly outer: boolean;
}

/** What is gathered while one rule is compiled. */
export interface CompileNotes {
  readonly problems: ContentProblem[];
  readonly reads: (readonly string[])[];
  nodes: number;
}

/** The context of an operand or list entry. */
export const below = (context: CompileContext, ...names: readonly (string | number)[]): CompileContext => ({
  ...context,
  place: inside(context.place, ...names),
  depth: context.depth + 1,
});

/** Whether an operator takes this number of operands; adds a problem if it does not. */
export function hasArity(
  { name, arity }: Pick<Operator, 'name' | 'arity'>,
  count: number,
  place: Place,
  notes: CompileNotes,
): boolean {
  const [fewest, most] = arity;
  if (count >= fewest && count <= most) return true;
  notes.problems.push(problem(place, 'operand-count/range', name, fewest, most, count));
  return false;
}

/** Counts parts of the rule. When they are too many or too deep, adds a problem and returns false. */
export function spendBudget(parts: number, { depth, place }: CompileContext, notes: CompileNotes): boolean {
  notes.nodes += parts;
  if (depth <= ruleBudgets.depth && notes.nodes <= ruleBudgets.nodes) return true;
  if (notes.problems.at(-1)?.code !== 'rule-too-large') notes.problems.push(excessProblem(place, depth));
  return false;
}

const excessProblem = (place: Place, depth: number): ContentProblem =>
  depth > ruleBudgets.depth
    ? problem(place, 'rule-too-large/depth', ruleBudgets.depth)
    : problem(place, 'rule-too-large/length', ruleBudgets.nodes);
