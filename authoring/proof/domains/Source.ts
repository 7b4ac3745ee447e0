import type { CompiledRule, Json, JsonSchema } from '#engine';
import type { Value, Variable } from '../solve/Variable.ts';

/** Where a variable's values come from. */
export interface Source {
  readonly variable: Variable;
  readonly schema: JsonSchema;
  /** It may be missing: not answered, not known. */
  readonly optional: boolean;
  /** It is there once the guest has done what is asked, and the app knows what it usually knows. */
  readonly expected?: boolean;
  /** The value that the document at hand gives it, such as a setting. */
  readonly fixed?: { readonly value: Value };
  /** Values that are told apart by more than the rules. */
  readonly distinct?: readonly Json[];
}

/** What a rule reads under a name such as `answers.address.city`. */
export interface Reading {
  readonly source: Source;
  /** How many of the names lead to the variable; the rest lead into its value. */
  readonly depth: number;
  /** What stands there when the variable has this value; the value itself when absent. */
  readonly view?: (value: Value) => Value;
}

/** What the names of a rule mean; undefined for a name that is no variable. */
export type Resolve = (names: readonly string[]) => Reading | undefined;

/** A rule of a document, with the meaning of its names. */
export interface ReadRule {
  readonly rule: CompiledRule;
  readonly resolve: Resolve;
}
