import type { ContentProblem, Place } from '../../errors/ContentProblem.ts';
import { inside } from '../../errors/problem.ts';
import type { ValueType } from '../ValueType.ts';

/** What is being typed: what `var` may read here, where it stands, how deep. */
export interface CompileContext {
  readonly data: ValueType;
  readonly place: Place;
  readonly depth: number;
  /** False inside a list operator, where paths start at the entry. */
  readonly outer: boolean;
}

/** What one compilation gathers. */
export interface CompileNotes {
  readonly problems: ContentProblem[];
  readonly reads: (readonly string[])[];
  nodes: number;
}

/** The site of an operand or entry. */
export const below = (context: CompileContext, ...names: readonly (string | number)[]): CompileContext => ({
  ...context,
  place: inside(context.place, ...names),
  depth: context.depth + 1,
});
