/** Used where no document gives a duration. */
const usualMinutes = 30;

/** How long services take, as the document service-extra-properties says. */
export interface ServiceDuration {
  readonly serviceIds: readonly number[];
  readonly durationMinutes?: number;
}

/** How long a visit for these services is, in minutes. They are given together, so the longest one counts. */
export function visitMinutes(serviceIds: readonly number[], durations: readonly ServiceDuration[]): number {
  const minutes = serviceIds.flatMap(
    (id) => durations.find((one) => one.serviceIds.includes(id))?.durationMinutes ?? [],
  );
  return minutes.length === 0 ? usualMinutes : Math.max(...minutes);
}
