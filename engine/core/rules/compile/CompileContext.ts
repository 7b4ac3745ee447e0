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

/** Limits that an honest rule never meets and a hostile one meets at once. */
export const ruleBudgets = {
  /** Operators inside operators. */
  depth: 24,
  /** Operators, literals and reads in one rule. */
  nodes: 1_000,
  /** Nodes run in one evaluation; the same node counts once per list entry. */
  steps: 20_000,
  /** Characters of a text, or entries of a list, that a rule may build. */
  length: 10_000,
} as const;
