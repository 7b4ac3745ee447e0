/** The texts of the form itself. Questions, hints and error messages come from the page's document. */
export interface FormMessages {
  /** For screen readers, before each error, e.g. 'Error'. */
  readonly error: string;
  /** For screen readers, when the control itself cannot be marked as required, e.g. 'Required'. */
  readonly required: string;
  /** Explains the mark of required questions, above the first question, e.g. '* Required'. */
  readonly requiredNote: string;
  /** The heading of the error summary, for a number of errors. */
  readonly summary: (errors: number) => string;
  readonly yes: string;
  readonly no: string;
  /** The first entry of a select, which is no answer, when the document has no `ui:placeholder`. */
  readonly choose: string;
  readonly month: string;
  readonly day: string;
  readonly year: string;
  /** The placeholders of the parts of a date, e.g. 'mm', 'dd' and 'yyyy'. */
  readonly datePlaceholder: { readonly month: string; readonly day: string; readonly year: string };
  /** The label of the button that adds an entry to a list, when the document has no `ui:add`, e.g. 'Add another'. */
  readonly add: string;
  /** The label of the button that deletes an entry, e.g. 'Delete'; for screen readers the entry's name follows. */
  readonly delete: string;
  /** For screen readers, when an entry, e.g. 'Pet 2', was deleted. */
  readonly deleted: (entry: string) => string;
  /** The labels of the button that shows and hides a masked text; for screen readers the question follows. */
  readonly show: string;
  readonly hide: string;
}
