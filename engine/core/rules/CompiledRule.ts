import type { Json } from '../json/Json.ts';
import type { Operator } from './Operator.ts';
import type { ValueType } from './ValueType.ts';

/** A rule that is typed and ready to run. Plain data, so that analysis can walk it. */
export interface CompiledRule {
  readonly root: RuleNode;
  readonly type: ValueType;
  /** Every path read from the scope, as names: `['answers', 'weight']`. */
  readonly reads: readonly (readonly string[])[];
}

/** `path` is relative to the item inside a list operator. */
export type RuleNode =
  | { readonly kind: 'literal'; readonly value: Json }
  | { readonly kind: 'list'; readonly items: readonly RuleNode[] }
  | { readonly kind: 'read'; readonly path: readonly string[]; readonly type: ValueType; readonly fallback?: RuleNode }
  | { readonly kind: 'call'; readonly operator: Operator; readonly operands: readonly RuleNode[] };
