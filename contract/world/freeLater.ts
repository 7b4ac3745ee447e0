import { DateTime } from 'luxon';
import { checkRefreshTimeSlotsReply } from '../../schemas/generated/api/time-slots/refresh-time-slots/reply.js';
import { blocked, skipped } from '../case/SkippedCase.ts';
import { ask } from './ask.ts';
import { daysFromToday } from './daysFromToday.ts';
import { buildDayQuery, timesOf } from './isOffered.ts';
import type { Bookable } from './Pool.ts';
import { windowAfter } from './searchWindow.ts';
import type { World } from './World.ts';

/** Noon, or shortly before it, a number of days from today in the zones in which clinics are. */
export const noonIn = (days: number): Date => new Date(`${daysFromToday(days)}T17:00:00Z`);

/** The days after a set clock in which a free time is looked for. */
const DAYS = 6;

/**
 * Sets the clock, and finds a free time at a place some days after that.
 * @throws SkippedCase where nobody sets the clock of the server
 */
export async function freeLater({ guest, setClock }: World, at: Bookable, now: Date): Promise<Bookable> {
  if (!setClock) throw skipped('what is past is not proven: nobody sets the clock of the server');
  await setClock(now);
  const query = {
    ...buildDayQuery(at),
    ...windowAfter(DateTime.fromJSDate(now, { zone: at.timezone }).plus({ days: 2 }).toFormat('yyyy-MM-dd'), DAYS),
    'filter.locationIds': at.where.locationNumber ?? '',
  };
  const { data } = await ask(guest, 'refresh-time-slots', checkRefreshTimeSlotsReply, { query });
  const [time] = timesOf(data.appointmentTimeSlots);
  if (time === undefined) throw blocked('no time is free there in the days after that');
  return { ...at, time };
}
