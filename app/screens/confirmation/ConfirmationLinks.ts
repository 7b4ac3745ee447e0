/** Where the confirmation leads. */
export interface ConfirmationLinks {
  readonly main: string;
  readonly dietitian: string;
  readonly confirmation: string;
  readonly canceled: string;
  readonly instantVaccineSelection: (locationId: string) => string;
}
