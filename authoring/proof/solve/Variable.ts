import type { Json } from '#engine';

/** Something that a search may choose: an answer, a setting, or something that the app knows. Compared by identity. */
export interface Variable {
  /** The name that the author knows: `answers.age`, `steps.details.state`. */
  readonly name: string;
}

/** Undefined means not answered, or not known. */
export type Value = Json | undefined;

/**
 * The values to try, which represent all others: a value that no rule can distinguish from one of them is not tried.
 */
export interface Domain {
  readonly values: readonly Value[];
  /** Whether the values certainly represent all others. When they may not, trying them all proves nothing. */
  readonly complete: boolean;
  /** Why they may not, as half a sentence. */
  readonly why?: string;
  /** The variables whose present values decided which values are tried. */
  readonly from: readonly Variable[];
}

/** Values of some variables that are enough to decide all conditions. */
export type Witness = ReadonlyMap<Variable, Value>;
