import type { Service } from '../../journey/index.ts';

/** Where no document knows better. */
const usualMinutes = 30;

interface ServiceDuration {
  readonly serviceIds: readonly number[];
  readonly durationMinutes?: number;
}

/** How long a visit for these services is, in minutes: as long as the longest of them, for they are given together. */
export function visitMinutes(services: readonly Service[], durations: readonly ServiceDuration[]): number {
  const minutes = services.flatMap(
    ({ id }) => durations.find(({ serviceIds }) => serviceIds.includes(id))?.durationMinutes ?? [],
  );
  return minutes.length === 0 ? usualMinutes : Math.max(...minutes);
}
