import type { ProblemCode } from '../errors/ContentProblem.ts';
import type { Json } from '../json/Json.ts';
import type { Truth, Unknown } from './Unknown.ts';
import type { ValueType } from './ValueType.ts';

/** A value while a rule runs. `undefined` occurs in reference mode only, where json-logic-js has it too. */
export type Value = Json | undefined | Unknown;

/** A running rule, as its operators see it. */
export interface Evaluation {
  /** What `var` reads from: the scope, or the item inside a list operator. */
  readonly data: unknown;
  readonly run: (node: RuleNode) => Value;
  /** The same rule on other data. */
  readonly over: (data: unknown) => Evaluation;
  /** Typed: only booleans are true or false. Reference: json-logic's truthiness. */
  readonly truth: (value: Value) => Truth;
  /** Whether a value that is no list makes the result unknown (typed) or counts as an empty one (reference). */
  readonly typed: boolean;
}

export interface Operand {
  readonly node: RuleNode;
  readonly type: ValueType;
}

/** Why operands do not fit; `operand` is the index of the faulty one. */
export interface OperandProblem {
  readonly reason: string;
  readonly code: ProblemCode;
  readonly operand?: number;
  /** What was written where only one of the known names can stand. */
  readonly written?: string;
  readonly known?: readonly string[];
}

interface Entry {
  readonly name: string;
  /** Fewest and most operands. */
  readonly arity: readonly [number, number];
  /** The result's type for operands of these types. */
  readonly type: (operands: readonly Operand[]) => ValueType | OperandProblem;
}

/** Gets known operands only; json-logic-js's meaning, also for operands that typing would not let through. */
export interface EagerOperator extends Entry {
  readonly evaluate: (operands: readonly (Json | undefined)[], evaluation: Evaluation) => Value;
}

/** Runs its operands itself. */
export interface LazyOperator extends Entry {
  /** Operand 1 reads the items of operand 0; with `fold`, `current` and `accumulator`. */
  readonly scope?: 'item' | 'fold';
  /** From this operand on, the operands are names of answers; typing turns them into one list of reads. */
  readonly names?: number;
  readonly control: (operands: readonly RuleNode[], evaluation: Evaluation) => Value;
}

export type Operator = EagerOperator | LazyOperator;

/** `path` is relative to the item inside a list operator. */
export type RuleNode =
  | { readonly kind: 'literal'; readonly value: Json }
  | { readonly kind: 'list'; readonly items: readonly RuleNode[] }
  | { readonly kind: 'read'; readonly path: readonly string[]; readonly type: ValueType; readonly fallback?: RuleNode }
  | { readonly kind: 'call'; readonly operator: Operator; readonly operands: readonly RuleNode[] };
