/** The pages that the scheduling form leads to. */
export interface ScheduleLinks {
  readonly main: string;
  readonly dietitian: string;
  readonly result: string;
  /** Where the time of a follow-up is picked. */
  readonly followup: string;
  /** Where the vaccines of a walk-in are chosen. */
  readonly instantVaccineSelection: (locationId: string) => string;
  readonly confirmation: string;
}
