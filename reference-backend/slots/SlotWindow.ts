/** The times to look for. */
export interface SlotWindow {
  /** First and last day, 'YYYY-MM-DD', in each provider's own zone. */
  readonly startDate: string;
  readonly endDate: string;
  readonly now: Date;
  /** Key of the guest who asks: times that this guest has reserved count as free. */
  readonly guest: string;
}
