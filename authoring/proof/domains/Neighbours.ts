import type { Value, Variable } from '../solve/Variable.ts';
import type { Source } from './Source.ts';
import type { Atom } from './uses/Use.ts';

/** What a variable's domain may know of the other variables that it is compared with. */
export interface Neighbours {
  /** The present value of another variable; undefined while it has none. */
  readonly peek: (variable: Variable) => { readonly value: Value } | undefined;
  /** Values that another variable may have, while it has none: those that its own comparisons tell apart. */
  readonly usual: (source: Source) => readonly Value[];
  /** Where comparisons changed when they were last looked at along the same variable. */
  readonly hints?: Map<Atom, readonly number[]>;
}
