import type { Truth } from '#engine';
import type { Variable } from './Variable.ts';

/** What a decision rests on: the value of a variable, or what a part of it came to. */
export type Reason = Variable | Part;

/** A part of a condition that was decided. */
export class Part {
  readonly result: Truth;
  readonly reasons: ReadonlySet<Reason>;
  /** Decides the part again, for the values of the moment. */
  readonly decide: () => Truth;
  readonly forget: () => void;
  #variables: ReadonlySet<Variable> | undefined;

  constructor(
    { result, reasons }: { readonly result: Truth; readonly reasons: ReadonlySet<Reason> },
    decide: () => Truth,
    forget: () => void,
  ) {
    this.result = result;
    this.reasons = reasons;
    this.decide = decide;
    this.forget = forget;
  }

  /** All variables that the part rests on. */
  get variables(): ReadonlySet<Variable> {
    this.#variables ??= variablesOf(this.reasons);
    return this.#variables;
  }
}

/** All variables that reasons rest on. */
export function variablesOf(reasons: Iterable<Reason>): ReadonlySet<Variable> {
  const all = new Set<Variable>();
  for (const reason of reasons)
    if (reason instanceof Part) for (const variable of reason.variables) all.add(variable);
    else all.add(reason);
  return all;
}

export function restOn(reasons: Iterable<Reason>, variable: Variable): boolean {
  for (const reason of reasons)
    if (reason instanceof Part ? reason.variables.has(variable) : reason === variable) return true;
  return false;
}

/** The reasons that do not rest on a variable. In place of a part that does, its own reasons are taken. */
export function withoutVariable(reasons: Iterable<Reason>, variable: Variable): ReadonlySet<Reason> {
  const left = new Set<Reason>();
  addWithout(reasons, variable, left);
  return left;
}

function addWithout(reasons: Iterable<Reason>, variable: Variable, left: Set<Reason>): void {
  for (const reason of reasons)
    if (reason === variable) continue;
    else if (reason instanceof Part && reason.variables.has(variable)) addWithout(reason.reasons, variable, left);
    else left.add(reason);
}
