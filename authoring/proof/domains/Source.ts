import type { CompiledRule, Json, JsonSchema } from '#engine';
import type { Value, Variable } from '../solve/Variable.ts';

/** Where a variable's values come from. */
export interface Source {
  readonly variable: Variable;
  readonly schema: JsonSchema;
  /** Whether the value may be missing: not answered, or not known. */
  readonly optional: boolean;
  /** Whether the value exists once the guest has answered everything and the app knows what it usually knows. */
  readonly expected?: boolean;
  /** The value that the document fixes for the variable, such as a setting. */
  readonly fixed?: { readonly value: Value };
  /** Values that must be tried even when no rule distinguishes them. */
  readonly distinct?: readonly Json[];
}

/** What a rule reads under a name such as `answers.address.city`. */
export interface Reading {
  readonly source: Source;
  /** The number of names that lead to the variable; the rest lead into its value. */
  readonly depth: number;
  /** What the rule reads when the variable has this value; the value itself when absent. */
  readonly view?: (value: Value) => Value;
}

/** Finds what the names of a rule mean; undefined for names that lead to no variable. */
export type Resolve = (names: readonly string[]) => Reading | undefined;

/** A rule of a document, with the meaning of its names. */
export interface ReadRule {
  readonly rule: CompiledRule;
  readonly resolve: Resolve;
}
