import type { ContentProblem } from './ContentProblem.ts';

/** A compiled value, or every problem found on the way to it (at least one). */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly ContentProblem[] };
