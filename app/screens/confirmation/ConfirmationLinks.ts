/** The pages that the confirmation leads to. */
export interface ConfirmationLinks {
  readonly main: string;
  readonly dietitian: string;
  readonly confirmation: string;
  readonly canceled: string;
  readonly instantVaccineSelection: (locationId: string) => string;
}
