/** Where the pages about canceling lead. */
export interface CancelLinks {
  readonly main: string;
  readonly dietitian: string;
  /** The page of the mail's link, without a link. */
  readonly cancelHelp: string;
  readonly canceled: string;
}
