import { checkListServicesReply } from '../../../schemas/generated/api/services/list-services/reply.js';
import { checkRefreshTimeSlotsReply } from '../../../schemas/generated/api/time-slots/refresh-time-slots/reply.js';
import { ask } from '../../world/ask.ts';
import type { Caller } from '../../world/Guest.ts';
import { buildDayQuery } from '../../world/isOffered.ts';
import type { Bookable } from '../../world/Pool.ts';

/** The bookable services of a business, each with whether a place gives it, as a search there says. */
export async function givenAt(guest: Caller, at: Bookable): Promise<ReadonlyMap<number, boolean>> {
  const query = { 'filter.businessNames': [at.businessName] };
  const { data } = await ask(guest, 'list-services', checkListServicesReply, { query });
  const given = new Map<number, boolean>();
  for (const { id, maxDaysAhead } of data.services) {
    if (maxDaysAhead === undefined) continue;
    const there = { ...buildDayQuery({ ...at, serviceId: id }), 'filter.locationIds': at.where.locationNumber ?? '' };
    const reply = await ask(guest, 'refresh-time-slots', checkRefreshTimeSlotsReply, { query: there });
    const [row] = reply.data.appointmentTimeSlots;
    given.set(id, row?.services[0]?.isAvailable === true);
  }
  return given;
}
