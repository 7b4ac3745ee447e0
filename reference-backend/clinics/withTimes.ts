import type { Clinic } from '../../schemas/generated/api/places/clinic-details/reply.js';
import type { Visit } from '../calls/Visit.ts';
import { clinicHours } from './clinicHours.ts';
import { nextTimes } from './nextTimes.ts';
import { waitTimeInfo } from './waitTimeInfo.ts';

/** Adds to places what changes with the clock: their hours, the wait, and when the service is next free. */
export async function withTimes(
  places: readonly Clinic[],
  serviceId: number,
  { database, now, guest }: Pick<Visit, 'database' | 'now' | 'guest'>,
): Promise<readonly Clinic[]> {
  if (places.length === 0) return [];
  const providerIds = places.map(({ id }) => id);
  const hours = await clinicHours(database, providerIds, now);
  const next = await nextTimes(database, { providerIds, serviceId, now, guest: guest.key });
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
