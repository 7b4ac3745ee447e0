import type { JsonObject, Place } from '#engine';

export type ProofCode =
  /** A question, step, page, field, option or outcome that no answers lead to. */
  | 'unreachable'
  /** An answer that no rule covers. */
  | 'uncovered'
  /** A guest can be asked nothing at all. */
  | 'unasked'
  /** A place that the guest cannot leave. */
  | 'stuck'
  /** A condition that never changes anything. */
  | 'always'
  | 'never'
  /** A text that nobody is ever shown. */
  | 'unsaid'
  /** Two fields have the same label. */
  | 'ambiguous'
  /** Two answers are sent to the same place of the request. */
  | 'collision'
  /** The request requires something that a guest need not answer. */
  | 'unsent'
  /** The request refuses an answer that the form accepts. */
  | 'refused'
  /** An answer of which nothing is sent. */
  | 'lost'
  /** A needed consent that a guest can leave out, or an answer that is sent as a different one. */
  | 'consent'
  /** Questions about this place that the proof could not decide. */
  | 'undecided';

/** A problem of a document that a search has proven. */
export interface ProofProblem extends Place {
  readonly code: ProofCode;
  readonly severity: 'error' | 'warning';
  /** One sentence. */
  readonly message: string;
  /** The form configuration that has the problem, when it concerns more than one document. */
  readonly configuration?: string;
  /** The cause of the problem, the same in every document that transcludes it; the message when absent. */
  readonly cause?: string;
  /** Answers that demonstrate the problem, by name. */
  readonly witness?: JsonObject;
  /** Conditions that cannot all hold, although they could if any one of them were left out. */
  readonly excluding?: readonly Reason[];
}

/** One of several conditions that exclude each other. */
export interface Reason extends Place {
  readonly description: string;
}

/** The result of proving one document. */
export interface Proof {
  readonly problems: readonly ProofProblem[];
  readonly tally: Tally;
}

/** How the questions of a proof were answered. */
export interface Tally {
  readonly decided: number;
  /**
   * Places of questions that were neither found possible nor proven impossible; a place occurs once for each such
   * question.
   */
  readonly open: readonly Place[];
}
