import type { Value, Variable } from '../solve/Variable.ts';
import type { Source } from './Source.ts';
import type { Atom } from './uses/Use.ts';

/** The indices where the sign of a comparison changes, by the values of the other variables; undefined where it is not told. */
export type KnownPoints = Map<string, readonly number[] | undefined>;

/** What a variable's domain may know of the other variables that it is compared with. */
export interface Neighbours {
  /** The present value of another variable; undefined while it has none. */
  readonly peek: (variable: Variable) => { readonly value: Value } | undefined;
  /** Values that represent another variable while it has no value, as distinguished by its own comparisons. */
  readonly usual: (source: Source) => readonly Value[];
  /** For each comparison, what is known of its points along the same variable. */
  readonly known?: Map<Atom, KnownPoints>;
}
