/**
 * The texts of error messages. `{limit}` and `{date}` are placeholders for parameters of the violation. No keyword of a
 * schema has `dateMinimum` and `dateMaximum`; they are for checks of an app or of a document.
 */
export const errorMessages = {
  required: 'Input is required.',
  pattern: 'Input must be valid.',
  characters: "Remove the characters that can't be seen, or type this again.",
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
} as const;
