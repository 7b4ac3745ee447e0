import { checkRefreshTimeSlotsReply } from '../../../../schemas/generated/api/time-slots/refresh-time-slots/reply.js';
import { ask } from '../../../world/ask.ts';
import { buildDayQuery, timesOf } from '../../../world/isOffered.ts';
import type { Bookable } from '../../../world/Pool.ts';
import { searchWindow } from '../../../world/searchWindow.ts';
import type { World } from '../../../world/World.ts';
import { firstOfEachGroup } from '../../time-slots/unlikeServices.ts';

/** The service whose next time is said where none is asked for. */
export const USUAL = 29;

/** In place of a time where there is none. */
export const NONE = 'none';

/** The first time that a search finds for a service at a place; `none` where it does not give the service, and undefined where nothing is free soon. */
export async function nextTime({ guest }: World, at: Bookable): Promise<string | undefined> {
  const searched = { ...buildDayQuery(at), ...searchWindow(-1, 13) };
  const query = { ...searched, 'filter.locationIds': at.where.locationNumber ?? '' };
  const { data } = await ask(guest, 'refresh-time-slots', checkRefreshTimeSlotsReply, { query });
  const [row] = data.appointmentTimeSlots;
  return timesOf(data.appointmentTimeSlots)[0] ?? (row?.services[0]?.isAvailable === false ? NONE : undefined);
}

/** Another service of a business, whose next time at a place is not that of the usual one there, if there is one. */
export async function unlikeNext(world: World, at: Bookable): Promise<Bookable> {
  const usual = await nextTime(world, { ...at, serviceId: USUAL });
  for (const id of await firstOfEachGroup(world, String(USUAL))) {
    const other = { ...at, serviceId: Number(id) };
    const next = await nextTime(world, other);
    if (next !== undefined && next !== usual) return other;
  }
  return at;
}
