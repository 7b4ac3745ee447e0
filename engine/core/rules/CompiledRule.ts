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
