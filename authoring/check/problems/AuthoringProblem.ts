import type { ContentProblem } from '#engine';

/**
 * A problem that only the content check reports. It does not keep a document from being shown.
 *
 * - `catalogue`: the document is at a path that nothing reads, its id differs from its file name, or it is missing
 * - `target`: an answer is sent to a place that the booking request does not have, or does not fit there
 * - `markup`: rich text that the app would change before it is shown, or markup in a text that is shown as plain text
 * - `space`: white space at the ends of a text, doubled white space, or invisible characters
 * - `placeholder`: a `{name}` that nothing fills, a brace that belongs to none, or (a warning) a `{name}` that is left out
 * - `label`: two choices of one field, or of one place of the app, that look the same
 * - `field`: a text field that nobody can answer, or a ui option that the field's widget does not support
 * - `service`: a service or category that does not exist, or that a prescreen does not lead to
 */
export type AuthoringProblem = Omit<ContentProblem, 'code'> & {
  readonly code: AuthoringCode;
  /** An error when absent. */
  readonly severity?: 'warning';
};

export const authoringCodes = [
  'catalogue',
  'target',
  'markup',
  'space',
  'placeholder',
  'label',
  'field',
  'service',
] as const;

export type AuthoringCode = (typeof authoringCodes)[number];
