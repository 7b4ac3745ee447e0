/** The words that a form itself says. Questions, hints and error messages come from the page's document. */
export interface FormWords {
  /** Said before each error to a screen reader, e.g. 'Error'. */
  readonly error: string;
  /** Said to a screen reader where the control itself cannot say it, e.g. 'Required'. */
  readonly required: string;
  /** Explains the mark of a required question, above the first one, e.g. '* Required'. */
  readonly requiredNote: string;
  /** Heading of the error summary, for a number of errors. */
  readonly summary: (errors: number) => string;
  readonly yes: string;
  readonly no: string;
  readonly month: string;
  readonly day: string;
  readonly year: string;
}
