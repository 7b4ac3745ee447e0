/** The pages that the screens of a walk-in lead to. */
export interface WalkInLinks {
  readonly instantVaccine: (locationId: string) => string;
  readonly instantVaccineSelection: (locationId: string) => string;
  readonly schedule: string;
}
