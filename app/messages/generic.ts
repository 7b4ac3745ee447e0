/**
 * The words for a violated keyword where the document gives none (document 1 section 5, document 2 section 5).
 * Keys are the keywords of JSON Schema, as the engine names them; braces take the keyword's parameters.
 */
export const genericMessages = {
  required: 'Input is required.',
  pattern: 'Input must be valid.',
  minLength: 'Input must be {limit} characters or more.',
  maxLength: 'Input must be {limit} characters or less.',
  minimum: 'Input must be {limit} or more.',
  maximum: 'Input must be {limit} or less.',
  checkbox: 'Check mark is required.',
  select: 'A selection is required.',
  date: 'A valid date input is required.',
  dateInvalid: 'Date is invalid',
  dateMonth: 'Value must be in MM format',
  dateDay: 'Value must be in DD format',
  dateYear: 'Value must be in YYYY format',
  dateMinimum: 'Date must be on or after {date}.',
  dateMaximum: 'Date must be on or before {date}.',
  /** In the parts of a date as long as they are empty: month, day and year, in this order, whatever stands between them. */
  datePlaceholder: 'mm/dd/yyyy',
} as const;
