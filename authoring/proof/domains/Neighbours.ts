import type { Value, Variable } from '../solve/Variable.ts';
import type { Source } from './Source.ts';
import type { Atom } from './uses/Use.ts';

/** What a variable's domain may know of the other variables that it is compared with. */
export interface Neighbours {
  /** The present value of another variable; undefined while it has none. */
  readonly peek: (variable: Variable) => { readonly value: Value } | undefined;
  /** Values that represent another variable while it has no value, as distinguished by its own comparisons. */
  readonly usual: (source: Source) => readonly Value[];
  /** For each comparison, the indices where its sign changed when it was last examined along the same variable. */
  readonly hints?: Map<Atom, readonly number[]>;
}
