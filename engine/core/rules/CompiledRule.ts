import type { Place } from '../errors/ContentProblem.ts';
import type { RuleNode } from './Operator.ts';
import type { ValueType } from './ValueType.ts';

/** A rule that is typed and ready to run. It is plain data, so that tools can analyze it. */
export interface CompiledRule {
  readonly root: RuleNode;
  readonly type: ValueType;
  /** Every path read from the scope, as names: `['answers', 'weight']`. */
  readonly reads: readonly (readonly string[])[];
  /** Where the rule is written; absent for a rule that the engine made itself. */
  readonly place?: Place;
}

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
