import type { ContentProblem, Place } from '../../errors/ContentProblem.ts';
import { inside } from '../../errors/problem.ts';
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

/** Limits that no sensible rule reaches, against rules that are made to take too long. */
export const ruleBudgets = {
  /** Operators inside operators. */
  depth: 24,
  /** Operators, literals and reads in one rule. */
  nodes: 1_000,
  /** Nodes run in one evaluation; inside a list operator a node counts once per entry. */
  steps: 20_000,
  /** Characters of a text, or entries of a list, that a rule may build. */
  length: 10_000,
} as const;
