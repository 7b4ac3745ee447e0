/** Where the confirmation leads. */
export interface ConfirmationLinks {
  readonly main: string;
  readonly confirmation: string;
  readonly canceled: string;
}
