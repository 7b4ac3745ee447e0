import { checkRefreshTimeSlotsReply } from '../../schemas/generated/api/time-slots/refresh-time-slots/reply.js';
import type { TimeSlotRow } from '../../schemas/generated/api/time-slots/search-time-slots/reply.js';
import type { Query } from '../exchange/Sending.ts';
import { ask } from './ask.ts';
import type { Caller } from './Guest.ts';
import type { Bookable } from './Pool.ts';

/** The query for the day of a free time. */
export const buildDayQuery = ({ businessName, serviceId, time }: Bookable): Query => ({
  'filter.businessNames': [businessName],
  'filter.serviceIds': [String(serviceId)],
  'filter.startDate': time.slice(0, 10),
  'filter.endDate': time.slice(0, 10),
});

/** Every time of some rows. */
export const timesOf = (rows: readonly TimeSlotRow[]): readonly string[] =>
  rows.flatMap(({ services }) =>
    services.flatMap(({ availability }) =>
      availability.flatMap(({ timeslots }) => timeslots.map(({ value }) => value)),
    ),
  );

/** Whether a guest is offered a time at its place. */
export async function isOffered(guest: Caller, at: Bookable): Promise<boolean> {
  const query = { ...buildDayQuery(at), 'filter.locationIds': at.where.locationNumber ?? '' };
  const { data } = await ask(guest, 'refresh-time-slots', checkRefreshTimeSlotsReply, { query });
  return timesOf(data.appointmentTimeSlots).includes(at.time);
}
