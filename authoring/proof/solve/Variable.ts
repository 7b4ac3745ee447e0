import type { Json } from '#engine';

/** What is free in a search: an answer, a setting, or something that the app knows. Compared by identity. */
export interface Variable {
  /** As the author knows it: `answers.age`, `steps.details.state`. */
  readonly name: string;
}

/** Undefined is: not answered, not known. */
export type Value = Json | undefined;

/** The values that stand for all others: what no rule can tell apart from one of them is not tried. */
export interface Domain {
  readonly values: readonly Value[];
  /** Whether they are certain to stand for all others. When not, nothing can be proven by trying them all. */
  readonly complete: boolean;
  /** The variables whose present values decided which values are tried. */
  readonly from: readonly Variable[];
}

/** Values of some variables, which decide all that was asked. */
export type Witness = ReadonlyMap<Variable, Value>;
