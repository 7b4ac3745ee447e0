/**
 * The kinds of problems that a document can have, each with a name that never changes. `docs/findings.md` explains each
 * to its author, and a test holds codes, sections and broken documents together.
 */
export const problemCodes = [
  // Of a file.
  'not-json',
  'too-large',
  // Of the form that the schema of its kind asks for.
  'missing-member',
  'unknown-member',
  'unknown-value',
  'wrong-type',
  'wrong-form',
  'out-of-limits',
  'wrong-count',
  'missing-entry',
  'duplicate-entry',
  // Of names and what they refer to.
  'duplicate-name',
  'forbidden-name',
  'malformed-pointer',
  'unknown-document',
  'unknown-part',
  'malformed-transclusion',
  'transclusion-cycle',
  // Of rules.
  'unknown-operator',
  'several-operators',
  'operand-count',
  'wrong-operand',
  'types-differ',
  'mixed-types',
  'wrong-rule-value',
  'null-in-rule',
  'malformed-name',
  'unknown-name',
  'unknown-choice',
  'read-too-early',
  'rule-cycle',
  'rule-too-large',
  'unknown-condition',
  'condition-cycle',
  'condition-out-of-place',
  // Of fields.
  'unknown-field',
  'field-inside-group',
  'missing-title',
  'missing-type',
  'wrong-keyword',
  'unknown-definition',
  'definition-cycle',
  'invalid-pattern',
  'slow-pattern',
  'required-without-choices',
  'wrong-choice',
  'wrong-default',
  'default-in-entry',
  'duplicate-prefill',
  'duplicate-compute',
  'not-computable',
  'computed-answer',
  // Of how a field is asked.
  'unknown-widget',
  'wrong-widget',
  'unknown-ui-option',
  'wrong-ui-value',
  'unknown-choices',
  'incomplete-order',
  // Of messages.
  'unknown-message',
  'missing-message',
  'ignored-message',
  'unknown-placeholder',
  // Of settings, steps and pages.
  'unknown-setting',
  'wrong-setting',
  'unknown-verifier',
  'unknown-verifier-field',
  'first-step-condition',
  'several-pages',
  'review-with-fields',
  // Of what is sent.
  'malformed-place',
  'unknown-encoder',
  'encoder-and-constant',
  'place-inside-place',
  'place-taken-twice',
  // Of questions.
  'missing-options',
  'misplaced-options',
  'unknown-option',
  'wrong-answer',
  'misplaced-criteria',
  'uneven-criteria',
] as const;

/** One of `problemCodes`: the kind of a problem, by which `docs/findings.md` explains it. */
export type ProblemCode = (typeof problemCodes)[number];
