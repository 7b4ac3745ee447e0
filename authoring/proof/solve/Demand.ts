import type { Variable } from './Variable.ts';

/**
 * Thrown while a condition is decided: it cannot go on before this variable has a value. Caught by the search; no `Error`,
 * for it is no fault, and there are too many of them for each to note where it came from.
 */
export class Demand {
  readonly variable: Variable;
  constructor(variable: Variable) {
    this.variable = variable;
  }
}
