import type { JsonObject } from '#engine';

/**
 * What a change comes to, from harmless to grave.
 *
 * - `safe`: guests see the same, and the request says the same
 * - `look`: guests see something else, or the request has other content that its contract accepts
 * - `breaks`: the documents are refused, or an answer is sent as if it were another one
 */
export const verdicts = ['safe', 'look', 'breaks'] as const;

export type Verdict = (typeof verdicts)[number];

/** The gravest of some verdicts; safe where there are none. */
export const gravest = (each: readonly Verdict[]): Verdict =>
  verdicts.findLast((verdict) => each.includes(verdict)) ?? 'safe';

/** What a change is about: what guests see, what requests carry, guests who are half-way, or a document as a whole. */
export const concerns = ['guest', 'request', 'half-way', 'document'] as const;

/** Answers, and what the app knows, that show a change: only those that it depends on. */
export interface Example {
  /** By the names that rules read, such as `provider.state`. */
  readonly context: JsonObject;
  /** By step and field, such as `insurance.hasMedicaid`; of a questionnaire, by question. */
  readonly answers: JsonObject;
}

/** One difference between two versions of a document. */
export interface Change {
  readonly verdict: Verdict;
  readonly concern: (typeof concerns)[number];
  /** The step, page and field, or the question, that it is about; empty for the document as a whole. */
  readonly place: string;
  /** One sentence. */
  readonly message: string;
  readonly example?: Example;
}

/** What is found of a change before its place is known. */
export type Found = Pick<Change, 'verdict' | 'message' | 'example'>;

/** What becomes of an answer that was given before the documents changed, from harmless to grave. */
export const fates = ['kept', 'moved', 'asked again', 'no longer asked', 'no longer sent', 'refused'] as const;

export type Fate = (typeof fates)[number];

/** Of how many questions the answers of a guest who is half-way have each fate. */
export type Fates = ReadonlyMap<Fate, number>;

/** The changes of one document. */
export interface DocumentChanges {
  /** Its name, such as `form-config/in-person`. */
  readonly document: string;
  readonly verdict: Verdict;
  readonly changes: readonly Change[];
  /** For documents that ask guests something. */
  readonly halfWay?: Fates;
}

/** Two versions of all documents, compared. */
export interface Comparison {
  readonly verdict: Verdict;
  readonly documents: readonly DocumentChanges[];
}
