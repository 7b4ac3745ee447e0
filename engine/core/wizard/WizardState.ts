import type { JsonObject } from '../json/Json.ts';
import type { Answers } from '../rules/Scope.ts';
import type { Position } from './path/Path.ts';
import type { Verification } from './verification/buildVerification.ts';

/** Every answer ever given, by step id and page name; hidden and abandoned ones are kept, so that they come back. */
export type WizardAnswers = Readonly<Record<string, Readonly<Record<string, Answers>>>>;

/**
 * `verifying`: the app verifies answers of a page now, those in `verification`. `submitting`: the app sends the payload
 * now. In both, edits and moves wait until the app has said how it went.
 */
export type WizardPhase = 'editing' | 'verifying' | 'submitting' | 'submitted' | 'left';

/** What the app is to verify now. */
export interface PageVerification extends Verification {
  /** The page that the answers stand on; the guest is there. */
  readonly position: Position;
  /** The guest has asked to submit: that goes on afterwards. Else the page is left for the next one. */
  readonly submits: boolean;
}

/** A page whose answers have been verified, and which answers those were. */
export interface VerifiedPage {
  readonly position: Position;
  readonly values: JsonObject;
}

/** All that a wizard knows of a guest: plain JSON, made by `initialState`, changed by `reduce` alone. */
export interface WizardState {
  readonly answers: WizardAnswers;
  /** What was filled in for the guest, by defaults and prefills. An answer that is another by now is the guest's own. */
  readonly filled: WizardAnswers;
  readonly position: Position;
  /** The page with the list of answers that the guest came from to change one: Continue leads back there. */
  readonly returnTo?: Position;
  readonly phase: WizardPhase;
  /** There while the phase is `verifying`. */
  readonly verification?: PageVerification;
  /** Pages that the guest has left by Continue. They may have become wrong since: see `doneSteps`. */
  readonly completed: readonly Position[];
  readonly verified: readonly VerifiedPage[];
  /** Pages whose errors are shown, since Continue was pressed on them. */
  readonly attempted: readonly Position[];
  /** Counts each Continue that met errors, so that a view can focus them again. */
  readonly refusals: number;
}

/** What happens to a wizard: what the guest does, and how the application's own work ended. */
export type WizardAction =
  /** Replaces the answers of one page, by default the current one. */
  | { readonly type: 'edit'; readonly answers: Answers; readonly step?: string; readonly page?: string }
  /**
   * Next page, or `submitting` from the last; stays with errors on where an answer is wrong. Where answers are to be
   * verified first, `verifying`.
   */
  | { readonly type: 'continue' }
  /** Previous page on the path; on the first page nothing changes. */
  | { readonly type: 'back' }
  /**
   * To a page on the path (the step's first, unless named); otherwise nothing changes. From the list of answers, the
   * next Continue leads back to it, by way of the pages that then ask for something.
   */
  | { readonly type: 'goTo'; readonly step: string; readonly page?: string }
  /**
   * The answers may stand: what was asked for goes on. `values`, by the verifier's names, take the place of the page's
   * answers, as long as the page finds nothing wrong with them; a name that is missing leaves its answer as it is, an
   * empty text takes it away.
   */
  | { readonly type: 'verified'; readonly values?: JsonObject }
  /** The guest is to look at the answers again: back to the page. */
  | { readonly type: 'verificationStopped' }
  | { readonly type: 'submitFailed' }
  | { readonly type: 'submitSucceeded' }
  /** Drops every answer. */
  | { readonly type: 'leave' };
