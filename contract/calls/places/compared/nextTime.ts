import { checkRefreshTimeSlotsReply } from '../../../../schemas/generated/api/time-slots/refresh-time-slots/reply.js';
import { ask } from '../../../world/ask.ts';
import { buildDayQuery, timesOf } from '../../../world/isOffered.ts';
import type { Bookable } from '../../../world/Pool.ts';
import { searchWindow } from '../../../world/searchWindow.ts';
import type { World } from '../../../world/World.ts';

/** The first time that a search finds for a service at a place. */
export async function nextTime({ guest }: World, at: Bookable): Promise<string | undefined> {
  const searched = { ...buildDayQuery(at), ...searchWindow(-1, 13) };
  const query = { ...searched, 'filter.locationIds': at.where.locationNumber ?? '' };
  const { data } = await ask(guest, 'refresh-time-slots', checkRefreshTimeSlotsReply, { query });
  return timesOf(data.appointmentTimeSlots)[0];
}
