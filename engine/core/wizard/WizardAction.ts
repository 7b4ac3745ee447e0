import type { JsonObject } from '../json/Json.ts';
import type { Answers } from '../rules/Scope.ts';

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
