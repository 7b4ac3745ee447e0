import type { CompiledRule, Json, JsonSchema, RuleNode } from '#engine';
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

/** A computed field under such a name: the rule that computes it, in names of the same `Resolve`. */
export interface ComputedReading {
  readonly computed: RuleNode;
}

/** What a rule reads under a name such as `answers.address.city`. */
export interface Reading {
  readonly source: Source;
  /** The number of names that lead to the variable; the rest lead into its value. */
  readonly depth: number;
  /** What the rule reads when the variable has this value; the value itself when absent. */
  readonly view?: (value: Value) => Value;
}

/** Finds what the names of a rule mean; undefined for names that lead to nothing that is answered or known. */
export type Resolve = (names: readonly string[]) => Reading | ComputedReading | undefined;

/** The same in a rule in which every computed field is written out, so that only variables are left. */
export type ResolveVariable = (names: readonly string[]) => Reading | undefined;

/** The rule that computes what is read under these names; undefined when it is not computed. */
export function computedAt(resolve: Resolve, names: readonly string[]): RuleNode | undefined {
  const found = resolve(names);
  return found !== undefined && 'computed' in found ? found.computed : undefined;
}

/** The variable that is read under these names; undefined when there is none, or when its value is computed. */
export function variableAt(resolve: Resolve, names: readonly string[]): Reading | undefined {
  const found = resolve(names);
  return found !== undefined && 'source' in found ? found : undefined;
}

/** A rule of a document, with the meaning of its names. */
export interface ReadRule {
  readonly rule: CompiledRule;
  readonly resolve: Resolve;
}
