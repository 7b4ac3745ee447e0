import type { ContentProblem } from './ContentProblem.ts';

/** A compiled value, or all problems that prevent it (at least one). */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly ContentProblem[] };
