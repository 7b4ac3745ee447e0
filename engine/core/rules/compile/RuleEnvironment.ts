import type { RuleNode } from '../Operator.ts';
import type { ObjectType } from '../ValueType.ts';

/** What a rule may read, and the conditions that it may use by name. */
export interface RuleEnvironment extends ObjectType {
  /** The conditions of the rule's document; none when absent. */
  readonly conditions?: NamedConditions;
}

/** The conditions that a document writes once, and that its rules use by name. */
export interface NamedConditions {
  /** In the order of the document. */
  readonly names: readonly string[];
  /** The condition of that name; `broken` when it has problems of its own, and undefined when there is none. */
  readonly find: (name: string) => NamedCondition | 'broken' | undefined;
}

/** A condition that is typed and ready to be a part of rules. */
export interface NamedCondition {
  readonly node: Extract<RuleNode, { kind: 'condition' }>;
  /** Every path that it reads, through other conditions as well. */
  readonly reads: readonly (readonly string[])[];
  /** JSON Pointer to it in its document, for problems. */
  readonly pointer: string;
  /** What it adds to a rule that uses it: as much as if it were written out there. */
  readonly size: RuleSize;
}

/** How much there is of a rule, against its budgets. */
export interface RuleSize {
  /** Operators, literals and reads. */
  readonly nodes: number;
  /** How many operators are inside each other. */
  readonly depth: number;
}
