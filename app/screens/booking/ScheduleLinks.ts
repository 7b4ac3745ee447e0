/** Where the scheduling form leads. */
export interface ScheduleLinks {
  readonly main: string;
  readonly dietitian: string;
  readonly result: string;
  /** Where the time of a second visit is picked. */
  readonly followup: string;
  /** Where the vaccines of a walk-in are chosen. */
  readonly instantVaccineSelection: (locationId: string) => string;
  readonly confirmation: string;
}
