import type { ContentProblem, Place } from '../errors/ContentProblem.ts';
import type { Json } from '../json/Json.ts';
import type { Truth, Unknown } from './Unknown.ts';
import type { ValueType } from './ValueType.ts';

/** A value while a rule runs. `undefined` occurs only in reference mode, because json-logic-js has it too. */
export type Value = Json | undefined | Unknown;

/** A running rule, as its operators see it. */
export interface Evaluation {
  /** What `var` reads from: the scope or, inside a list operator, the item. */
  readonly data: unknown;
  readonly run: (node: RuleNode) => Value;
  /** An evaluation of the same rule with other data. */
  readonly over: (data: unknown) => Evaluation;
  /** The truth of a value. Typed mode: only booleans are true or false. Reference mode: json-logic's truthiness. */
  readonly truth: (value: Value) => Truth;
  /** When a list is needed, a value that is not one is unknown if this is true (typed mode), else an empty list. */
  readonly typed: boolean;
}

export interface Operand {
  readonly node: RuleNode;
  readonly type: ValueType;
}

/** Why operands do not fit; `operand` is the index of the wrong one. */
export interface OperandProblem {
  /** The problem, at the place of the wrong operand. */
  readonly report: (place: Place, operator: string) => ContentProblem;
  readonly operand?: number;
}

interface Entry {
  readonly name: string;
  /** Fewest and most operands. */
  readonly arity: readonly [number, number];
  /** The result's type for operands of these types. */
  readonly type: (operands: readonly Operand[]) => ValueType | OperandProblem;
}

/** Gets only known operands. It works as in json-logic-js, also for operands that typing would refuse. */
export interface EagerOperator extends Entry {
  readonly evaluate: (operands: readonly (Json | undefined)[], evaluation: Evaluation) => Value;
}

/** Runs its operands itself. */
export interface LazyOperator extends Entry {
  /** Operand 1 reads each item of operand 0 (`item`), or `current` and `accumulator` (`fold`). */
  readonly scope?: 'item' | 'fold';
  /** From this operand on, the operands are names of answers; typing turns them into one list of reads. */
  readonly names?: number;
  readonly control: (operands: readonly RuleNode[], evaluation: Evaluation) => Value;
}

export type Operator = EagerOperator | LazyOperator;

/** One part of a typed rule. Inside a list operator, `path` starts at the item. */
export type RuleNode =
  | { readonly kind: 'literal'; readonly value: Json }
  | { readonly kind: 'list'; readonly items: readonly RuleNode[] }
  | { readonly kind: 'read'; readonly path: readonly string[]; readonly type: ValueType; readonly fallback?: RuleNode }
  | { readonly kind: 'call'; readonly operator: Operator; readonly operands: readonly RuleNode[] }
  /** A condition that the document names. It is the same as its `node`; the name is for those who explain the rule. */
  | { readonly kind: 'condition'; readonly name: string; readonly node: RuleNode };

/** The parts of a part of a rule. */
export function partsOf(node: RuleNode): readonly RuleNode[] {
  switch (node.kind) {
    case 'literal':
      return [];
    case 'list':
      return node.items;
    case 'read':
      return node.fallback === undefined ? [] : [node.fallback];
    case 'call':
      return node.operands;
    case 'condition':
      return [node.node];
  }
}
