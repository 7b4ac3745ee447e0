import type { MoveLinks } from '../../reservation/index.ts';

/** The pages that the confirmation leads to. */
export interface ConfirmationLinks extends MoveLinks {
  readonly main: string;
  readonly dietitian: string;
  readonly canceled: string;
  readonly instantVaccineSelection: (locationId: string) => string;
}
