import type { FormMessages } from '../form/FormMessages.ts';

/** The words that a wizard itself says. Titles of steps and pages come from documents. */
export interface WizardMessages extends FormMessages {
  readonly back: string;
  readonly continue: string;
  /** On the button of the last page, which sends the answers, where the form's configuration does not word it. */
  readonly submit: string;
  /** Said to a screen reader while the answers are being sent. */
  readonly submitting: string;
  /** Said to a screen reader while the app verifies answers. */
  readonly verifying: string;
  /** Name of the list of steps. */
  readonly steps: string;
  /** Where the guest is, e.g. 'Step 2 of 6'; both count from 1. */
  readonly stepProgress: (step: number, steps: number) => string;
  /** Said after the title of a step that the guest has been through, e.g. 'completed'. */
  readonly done: string;
  /** On the button that leads from the list of answers to a page; its title is said after it. */
  readonly edit: string;
  /** Said in place of an answer that the list of answers shows as dots, e.g. 'not shown'. */
  readonly secret: string;
}
