import type { JsonObject, Place } from '#engine';

/** The kinds of problems that a proof finds; `docs/findings.md` explains each. */
export const proofCodes = [
  // Of what nobody comes to.
  'never-shown',
  'never-computed',
  'never-on-path',
  'never-asked',
  'always-ends',
  'option-never-offered',
  'rule-never-decides',
  'message-never-shown',
  'service-never-reached',
  // Of guests who cannot go on.
  'no-answer-accepted',
  'no-answer-left',
  'no-option-offered',
  'rule-unknown',
  'settings-exclude-answers',
  'no-way-to-end',
  'never-eligible',
  'answer-without-rule',
  'answers-without-service',
  // Of conditions that change nothing.
  'always-holds',
  'never-holds',
  'check-without-effect',
  'nothing-asked',
  // Of labels.
  'same-title',
  // Of the booking request.
  'two-answers-one-place',
  'required-not-sent',
  'state-not-sent',
  'answer-refused',
  'date-refused',
  'too-many-entries',
  'answer-lost',
  'consent-missing',
  'consent-changed',
  'answer-missing',
  'answer-of-another-flow',
  // Of expected guests.
  'example-not-asked',
  'example-asked',
  'example-otherwise',
  'example-refused',
  'example-not-refused',
  'example-unknown',
  // Of the proof itself.
  'undecided',
] as const;

export type ProofCode = (typeof proofCodes)[number];

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

const idleCodes: readonly ProofCode[] = ['always-holds', 'never-holds', 'message-never-shown', 'check-without-effect'];

/** Whether a problem keeps guests from going on, so that what is proven after it would only follow from it. */
export const stopsGuests = ({ severity, code }: ProofProblem): boolean =>
  severity === 'error' && !idleCodes.includes(code);

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
  readonly open: readonly OpenQuestion[];
}

/** A place about which a question could not be decided, and why. */
export interface OpenQuestion extends Place {
  readonly doubts: readonly string[];
}
