/** A piece of a provider's time. */
export interface Slot {
  readonly providerId: string;
  readonly startsAt: Date;
  /** Step of the provider's times. */
  readonly slotMinutes: number;
  /** Length of the visit. */
  readonly minutes: number;
}
