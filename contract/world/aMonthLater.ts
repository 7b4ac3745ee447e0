import { checkRefreshTimeSlotsReply } from '../../schemas/generated/api/time-slots/refresh-time-slots/reply.js';
import { blocked, skipped } from '../case/SkippedCase.ts';
import { ask } from './ask.ts';
import { daysFromToday } from './daysFromToday.ts';
import { buildDayQuery, timesOf } from './isOffered.ts';
import type { Bookable } from './Pool.ts';
import { windowAfter } from './searchWindow.ts';
import type { World } from './World.ts';

/** What a server counts for some days is over by then, so that nothing that is done there counts today. */
export const MONTH_OF_DAYS = 33;

const DAYS = 6;

/**
 * Sets the clock to a month later, and finds a free time there some days after that.
 * @throws SkippedCase where nobody sets the clock of the server
 */
export async function aMonthLater({ guest, setClock }: World, at: Bookable): Promise<Bookable> {
  if (!setClock) throw skipped('what is past is not proven: nobody sets the clock of the server');
  await setClock(new Date(`${daysFromToday(MONTH_OF_DAYS)}T17:00:00Z`));
  const query = {
    ...buildDayQuery(at),
    ...windowAfter(daysFromToday(MONTH_OF_DAYS + 2), DAYS),
    'filter.locationIds': at.where.locationNumber ?? '',
  };
  const { data } = await ask(guest, 'refresh-time-slots', checkRefreshTimeSlotsReply, { query });
  const [time] = timesOf(data.appointmentTimeSlots);
  if (time === undefined) throw blocked('no time is free there in a month');
  return { ...at, time };
}
