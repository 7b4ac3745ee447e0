import type { Answers } from '../rules/Scope.ts';

export type WizardAction =
  /** Replaces the answers of one page, by default the current one. */
  | { readonly type: 'edit'; readonly answers: Answers; readonly step?: string; readonly page?: string }
  /** Next page, or `submitting` from the last; stays with errors on where an answer is wrong. */
  | { readonly type: 'continue' }
  /** Previous page on the path; on the first page nothing changes. */
  | { readonly type: 'back' }
  /** To a reached page of a step on the path (its first, unless named); otherwise nothing changes. */
  | { readonly type: 'goTo'; readonly step: string; readonly page?: string }
  | { readonly type: 'submitFailed' }
  | { readonly type: 'submitSucceeded' }
  /** Drops every answer. */
  | { readonly type: 'leave' };
