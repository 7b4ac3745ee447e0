/** Where the scheduling form leads. */
export interface ScheduleLinks {
  readonly main: string;
  readonly dietitian: string;
  readonly result: string;
  readonly confirmation: string;
}
