/** Where the scheduling form leads. */
export interface ScheduleLinks {
  readonly main: string;
  readonly dietitian: string;
  readonly result: string;
  /** Where the time of a second visit is picked. */
  readonly followup: string;
  readonly confirmation: string;
}
