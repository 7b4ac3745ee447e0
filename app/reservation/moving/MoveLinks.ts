/** The pages that moving an appointment leads to. */
export interface MoveLinks {
  readonly result: string;
  readonly confirmation: string;
  /** The page of the link in the mail. */
  readonly cancel: (id: string, code: string) => string;
  /** The same page without an appointment: it says that the link of the mail leads on. */
  readonly cancelHelp: string;
}
