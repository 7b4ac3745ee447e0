import type { FormMessages } from '../field/FormMessages.ts';

/** The texts of the wizard itself. Titles of steps and pages come from documents. */
export interface WizardMessages extends FormMessages {
  readonly back: string;
  readonly continue: string;
  /** The label of the button on the last page, which sends the answers, when the form configuration has none. */
  readonly submit: string;
  /** For screen readers, while the answers are being sent. */
  readonly submitting: string;
  /** For screen readers, while the app verifies answers. */
  readonly verifying: string;
  /** The name of the list of steps, for screen readers. */
  readonly steps: string;
  /** Where the guest is, e.g. 'Step 2 of 6'; both count from 1. */
  readonly stepProgress: (step: number, steps: number) => string;
  /** Beside the heading of a page whose step has several, e.g. 'Page 2 of 3'; both count from 1. */
  readonly pageProgress: (page: number, pages: number) => string;
  /** On a page that Continue leads back to, because it needs answers since an earlier one was changed. */
  readonly reopened: string;
  /** For screen readers, after the title of a completed step, e.g. 'completed'. */
  readonly done: string;
  /** The label of the button that leads from the review to a page; for screen readers the page's title follows. */
  readonly edit: string;
  /** Below the title of a page of the review that cannot be sent as it is, e.g. 'An answer is missing or incorrect'. */
  readonly pageInvalid: string;
  /** On the review, the questions of a page that were answered with Yes. */
  readonly yesTo: (questions: string) => string;
  /** On the review, a page on which two or more questions were all answered with No, e.g. 'No to all 4'. */
  readonly noToAll: (count: number) => string;
  /** For screen readers, in place of an answer that the review shows as dots, e.g. 'not shown'. */
  readonly secret: string;
}
