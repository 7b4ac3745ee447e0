import type { ContentProblem } from '#engine';

/**
 * A problem that only the content check tells of. It keeps no document from being shown.
 *
 * - `catalogue`: the document lies where nothing reads it, or is called otherwise than its file
 * - `target`: an answer is sent to no place of the booking request, or does not fit there
 * - `markup`: rich text that the app would change before it is shown, or markup in a text that is shown as it stands
 * - `space`: white space at the ends of a text, doubled, or signs that nobody sees
 * - `placeholder`: a `{name}` that nothing fills
 * - `label`: two choices of one field that look the same
 * - `field`: a field that no answer can be given to, or that has no words
 * - `service`: a service or a category of services that there is none of, or that a prescreen does not lead to
 */
export type AuthoringProblem = Omit<ContentProblem, 'code'> & {
  readonly code: AuthoringCode;
  /** An error where absent. */
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
