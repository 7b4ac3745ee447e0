import type { JsonObject } from '../json/Json.ts';
import type { Answers } from '../rules/Scope.ts';

/** Where the guest is: the id of a step and the name of one of its pages. */
export interface Position {
  readonly step: string;
  readonly page: string;
}

/** Every answer ever given, by step id and page name. Hidden ones and those off the path are kept and can come back. */
export type WizardAnswers = Readonly<Record<string, Readonly<Record<string, Answers>>>>;

/** The answers given on one page, hidden ones included. */
export function readPageAnswers(answers: WizardAnswers, { step, page }: Position): Answers {
  const pages = Object.hasOwn(answers, step) ? answers[step] : undefined;
  return (pages !== undefined && Object.hasOwn(pages, page) ? pages[page] : undefined) ?? {};
}

/**
 * `verifying`: the app is verifying the answers in `verification`. `submitting`: the app is sending the payload. In
 * both phases, edits and moves have no effect until the app dispatches the outcome.
 */
export type WizardPhase = 'editing' | 'verifying' | 'submitting' | 'submitted' | 'left';

/** Answers of a page that the app must verify. */
export interface Verification {
  /** The name of the verifier. */
  readonly as: string;
  /** The answers to verify, by the verifier's names for them. */
  readonly values: JsonObject;
}

/** What the app must verify now. */
export interface PageVerification extends Verification {
  /** The page of the answers; the guest is on it. */
  readonly position: Position;
  /** What follows the verification: submitting when true, else the next page. */
  readonly submits: boolean;
}

/** A page whose answers were verified, with these answers by the verifier's names. */
export interface VerifiedPage {
  readonly position: Position;
  readonly values: JsonObject;
}

/**
 * The whole state of a wizard, as plain JSON. `initialState` makes it; only `reduce`, `restoreState` and `carryOver`
 * change it.
 */
export interface WizardState {
  readonly answers: WizardAnswers;
  /** What defaults and prefills have filled in. Where an answer differs from it, the guest has changed that answer. */
  readonly filled: WizardAnswers;
  /** By field, the computed value for which its answer was given, where another value takes the answer back. */
  readonly givenFor?: WizardAnswers;
  readonly position: Position;
  /** The review page from which the guest came to change an answer; Continue leads back to it. */
  readonly returnTo?: Position;
  /** The page that Continue led to because, after a change of an earlier answer, it needs answers; its view says so. */
  readonly reopened?: Position;
  readonly phase: WizardPhase;
  /** Present while the phase is `verifying`. */
  readonly verification?: PageVerification;
  /** Pages that the guest has left with Continue. Their answers may be invalid by now: see `doneSteps`. */
  readonly completed: readonly Position[];
  readonly verified: readonly VerifiedPage[];
  /**
   * Pages whose errors are shown, because Continue was refused on them, sending from them failed, or the guest came to
   * them from a review page that marks them as invalid.
   */
  readonly attempted: readonly Position[];
  /** Counts how often errors were shown, as by a refused Continue, so that a view can focus the first invalid control. */
  readonly refusals: number;
}

/** What the guest does, and how the app's own work (verifying, submitting) ended. */
export type WizardAction =
  /** Replaces the answers of one page, by default the current one. */
  | { readonly type: 'edit'; readonly answers: Answers; readonly step?: string; readonly page?: string }
  /**
   * Leads to the next page; from the last page, the phase becomes `submitting`. When an answer is invalid, its page
   * shows errors. When answers must be verified first, the phase becomes `verifying`.
   */
  | { readonly type: 'continue' }
  /** Leads to the previous page on the path; on the first page nothing changes. */
  | { readonly type: 'back' }
  /**
   * Leads to a page on the path (by default the step's first); a page off the path changes nothing. After a goTo from a
   * review page, Continue leads back to it, by way of the pages that need an answer by then; an invalid page before it
   * shows its errors at once, as after a refused Continue.
   */
  | { readonly type: 'goTo'; readonly step: string; readonly page?: string }
  /**
   * The guest has come to another page by no button of the form, as by the browser's Back: to that of this index on the
   * path, or to the last one that can be come to. A verification under way ends.
   */
  | { readonly type: 'arrive'; readonly index: number }
  /**
   * The answers are verified, and the wizard goes on to the next page or submits. `values`, by the verifier's names,
   * replace answers of the page, unless the page would then be invalid. A name that is missing leaves its answer as it
   * is; an empty text removes the answer.
   */
  | { readonly type: 'verified'; readonly values?: JsonObject }
  /** The guest must look at the answers again: the phase is `editing` again, on the same page. */
  | { readonly type: 'verificationStopped' }
  | { readonly type: 'submitFailed' }
  | { readonly type: 'submitSucceeded' }
  /** Discards every answer. The phase becomes `left`. */
  | { readonly type: 'leave' };
