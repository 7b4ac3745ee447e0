/** The words that a form itself says. Questions, hints and error messages come from the page's document. */
export interface FormMessages {
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
  /** The first entry of a list to choose from, which is no answer, where the document has no `ui:placeholder`. */
  readonly choose: string;
  readonly month: string;
  readonly day: string;
  readonly year: string;
  /** In each empty part of a date: how it is written, e.g. 'mm', 'dd' and 'yyyy'. */
  readonly datePlaceholder: { readonly month: string; readonly day: string; readonly year: string };
  /** On the button that adds an entry to a list, e.g. 'Add another', where the document has no words for it. */
  readonly add: string;
  /** On the button that deletes an entry, before its name, e.g. 'Delete'. */
  readonly delete: string;
  /** Said to a screen reader once an entry, e.g. 'Pet 2', is gone. */
  readonly deleted: (entry: string) => string;
  /** On the buttons that show and hide a masked text, before its question, e.g. 'Show' and 'Hide'. */
  readonly show: string;
  readonly hide: string;
}
