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
  | 'unsaid'
  /** Two fields with one label. */
  | 'ambiguous'
  /** Two answers for one place of the request. */
  | 'collision'
  /** The request requires what a guest need not give. */
  | 'unsent'
  /** The request refuses what the form takes. */
  | 'refused'
  /** An answer that is given, and of which nothing is sent. */
  | 'lost'
  /** A needed consent that a guest need not give, or an answer that is sent as another. */
  | 'consent'
  /** Questions about this place that the proof could not decide. */
  | 'undecided';

/** What a search has proven to be wrong with a document. */
export interface ProofProblem extends Place {
  readonly code: ProofCode;
  readonly severity: 'error' | 'warning';
  /** One sentence. */
  readonly message: string;
  /** The form configuration in which it is so, where it is about more than one document. */
  readonly configuration?: string;
  /** What is wrong, the same wherever what is written at the place is put in; the message where absent. */
  readonly cause?: string;
  /** Answers that show it, by name. */
  readonly witness?: JsonObject;
  /** Conditions that cannot hold together, though without any one of them the others could. */
  readonly excluding?: readonly Reason[];
}

/** One of several conditions that exclude each other. */
export interface Reason extends Place {
  readonly description: string;
}

/** What came of proving one document. */
export interface Proof {
  readonly problems: readonly ProofProblem[];
  readonly tally: Tally;
}

/** How the questions of a proof were answered. */
export interface Tally {
  readonly decided: number;
  /** Where a question was neither found possible nor proven impossible; a place stands once for each such question. */
  readonly open: readonly Place[];
}
