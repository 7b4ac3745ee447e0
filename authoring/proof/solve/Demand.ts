import type { Variable } from './Variable.ts';

/** Thrown while a condition is judged: it cannot go on before this variable has a value. Caught by the search. */
export class Demand extends Error {
  readonly variable: Variable;
  constructor(variable: Variable) {
    super(variable.name);
    this.variable = variable;
  }
}
