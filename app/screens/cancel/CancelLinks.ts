/** The pages that the screens about canceling lead to. */
export interface CancelLinks {
  readonly main: string;
  readonly dietitian: string;
  /** The page that a link in a mail opens. */
  readonly cancel: (id: string, code: string) => string;
  /** The same page, but without the id and code. */
  readonly cancelHelp: string;
  readonly canceled: string;
  /** The times to which an appointment can be moved. */
  readonly result: string;
}
