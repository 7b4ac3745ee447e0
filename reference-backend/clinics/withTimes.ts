import type { Clinic } from '../../schemas/generated/api/places/clinic-details/reply.js';
import type { Visit } from '../calls/Visit.ts';
import { slotSource } from '../slots/SlotSource.ts';
import { clinicHours } from './clinicHours.ts';
import { nextTimes } from './nextTimes.ts';
import { waitTimeInfo } from './waitTimeInfo.ts';

/** What a search of places needs to know of a request. */
export type SearchVisit = Pick<Visit, 'searches' | 'database' | 'now' | 'guest'>;

/** Adds to places what changes with the clock: their hours, the wait, and when the service is next free. */
export async function withTimes(
  places: readonly Clinic[],
  serviceId: number,
  visit: SearchVisit,
): Promise<readonly Clinic[]> {
  if (places.length === 0) return [];
  const { now } = visit;
  const providerIds = places.map(({ id }) => id);
  const hours = await clinicHours(visit.searches, providerIds, now);
  const next = await nextTimes(slotSource(visit), { providerIds, serviceId, now, guest: visit.guest.key });
  return places.map((place) => {
    const week = hours.get(place.id) ?? [];
    const [today] = week;
    const nextAvailableAppointment = next.get(place.id);
    return {
      ...place,
      ...(week.length > 0 && { weekHours: week.map(({ day, hours }) => `${day}: ${hours}`) }),
      ...(today && { timingInfo: { todaysHours: today.hours, ...(today.lunch && { todaysLunchHours: today.lunch }) } }),
      waitTimeInfo: waitTimeInfo(place.id, today, now),
      ...(nextAvailableAppointment && { nextAvailableAppointment }),
    };
  });
}
