import type { ContentProblem } from '#engine';

/** A problem that only the content check reports. It does not keep a document from being shown. */
export type AuthoringProblem = Omit<ContentProblem, 'code'> & {
  readonly code: AuthoringCode;
  /** The known name that was probably meant. */
  readonly suggestion?: string;
  /** An error when absent. */
  readonly severity?: 'warning';
};

/** The kinds of these problems; `docs/findings.md` explains each. */
export const authoringCodes = [
  // Of files.
  'unread-file',
  'no-such-file',
  'missing-file',
  'wrong-id',
  'duplicate-member',
  // Of what is sent.
  'unknown-place',
  'wrong-place-type',
  'place-of-the-booking',
  'malformed-answer-id',
  'place-of-another-kind',
  'answer-not-sent',
  'computed-unused',
  'secret-in-mail',
  'unknown-meaning',
  'sent-as-another',
  'filled-with-another',
  'given-in-advance',
  // Of texts.
  'removed-markup',
  'broken-markup',
  'markup-in-plain-text',
  'empty-text',
  'stray-space',
  'invisible-character',
  'unfilled-placeholder',
  'stray-brace',
  'left-out-placeholder',
  'same-label',
  'unused-message',
  'unused-word',
  'word-left-out',
  'swapped-words',
  'same-text-twice',
  'options-out-of-order',
  'unknown-phone',
  'phone-of-another-desk',
  'zip-code-elsewhere',
  'numbers-differ',
  'says-another-limit',
  'says-another-setting',
  'says-another-unit',
  'voice-of-another',
  'says-another-choice',
  'says-the-opposite',
  // Of links.
  'unknown-address',
  'link-differs',
  // Of rules.
  'age-differs',
  'follows-another',
  // Of fields.
  'refused-for-another',
  'impossible-limits',
  'widget-writes-otherwise',
  'secret-shown',
  'ignored-ui-option',
  'none-with-others',
  'unused-condition',
  'unused-setting',
  'settings-contradict',
  // Of steps.
  'no-final-review',
  'step-missing',
  'step-of-another-flow',
  'form-of-another-flow',
  'category-of-another-flow',
  'words-of-another-flow',
  'not-as-required',
  // Of documents.
  'unused-document',
  'document-of-another-banner',
  'low-contrast',
  // Of services and searches.
  'unknown-service',
  'service-of-another-business',
  'service-of-another-category',
  'prescreen-without-service',
  'vaccines-without-prescreen',
  'service-without-choice',
  'service-of-another-choice',
  'name-of-another-service',
  'says-another-time',
  'services-not-together',
  'state-not-asked',
  'too-many-services',
  'unknown-time-zone',
  'wrong-time-zone',
] as const;

export type AuthoringCode = (typeof authoringCodes)[number];
