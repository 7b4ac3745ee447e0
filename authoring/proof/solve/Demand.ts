import type { Variable } from './Variable.ts';

/**
 * Thrown while a condition is being decided: it cannot continue before this variable has a value. The search catches
 * it. It is not an `Error`, because nothing is wrong and recording so many stack traces would be slow.
 */
export class Demand {
  readonly variable: Variable;
  constructor(variable: Variable) {
    this.variable = variable;
  }
}
