/** Which times are asked for. */
export interface SlotWindow {
  /** First and last day, 'YYYY-MM-DD', in each provider's own zone. */
  readonly startDate: string;
  readonly endDate: string;
  readonly now: Date;
  /** Key of the guest who asks: their own holds are free to them. */
  readonly guest: string;
}
