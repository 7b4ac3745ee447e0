import type { JsonObject, Place } from '#engine';

export type ProofCode =
  /** A question, step, page, field, option or outcome that no answers lead to. */
  | 'unreachable'
  /** An answer that nothing is said about. */
  | 'uncovered'
  /** A guest who is asked nothing. */
  | 'unasked'
  /** A place that the guest cannot leave. */
  | 'stuck'
  /** A condition that never changes anything. */
  | 'always'
  | 'never'
  /** Words that nobody is ever shown. */
  | 'unsaid';

/** What a search has proven to be wrong with a document. */
export interface ProofProblem extends Place {
  readonly code: ProofCode;
  readonly severity: 'error' | 'warning';
  /** One sentence. */
  readonly message: string;
  /** Answers that show it, by name. */
  readonly witness?: JsonObject;
  /** Conditions that cannot hold together, though without any one of them the others could. */
  readonly excluding?: readonly Reason[];
}

/** One of several conditions that exclude each other. */
export interface Reason extends Place {
  readonly words: string;
}

/** What came of proving one document. */
export interface Proof {
  readonly problems: readonly ProofProblem[];
  readonly tally: Tally;
}

/** How the questions of a proof were answered. */
export interface Tally {
  readonly decided: number;
  /** Neither found possible nor proven impossible: nothing is said about these. */
  readonly open: number;
}
