import type { DateTime } from 'luxon';
import { checkRefreshTimeSlotsReply } from '../../../schemas/generated/api/time-slots/refresh-time-slots/reply.js';
import type { ContractViolation } from '../../check/CheckResult.ts';
import { firstWrong, unless } from '../../check/unless.ts';
import { ask } from '../../world/ask.ts';
import type { Caller } from '../../world/Guest.ts';
import { buildDayQuery, timesOf } from '../../world/isOffered.ts';
import type { Bookable } from '../../world/Pool.ts';
import { reservation } from '../../world/World.ts';

/** The most days of a search. */
const MOST_DAYS = 14;

const isoDay = (day: DateTime): string => day.toFormat('yyyy-MM-dd');

/**
 * Finds a day on which a search offers a service that cannot be booked then, or the first or the last day on which it can, where
 * nothing is offered, but a time can be reserved.
 * @param days the first and the last on which it can be booked
 */
export async function offeredWrong(
  guest: Caller,
  at: Bookable,
  [first, last]: readonly [DateTime, DateTime],
  pointer: string,
): Promise<ContractViolation | undefined> {
  if (at.where.locationNumber === undefined) return undefined;
  // Each has the same day of another week.
  const around = [first.minus({ days: 6 }), last.minus({ weeks: 1 })];
  const [begin = [], end = []] = await Promise.all(around.map((day) => timesFrom(guest, at, day)));
  const early = begin.find((time) => time < isoDay(first));
  const late = end.find((time) => time.slice(0, 10) > isoDay(last));
  return firstWrong(
    unless(early === undefined, `${pointer}/leadTimeDays`, `no time before ${isoDay(first)}`, String(early)),
    unless(late === undefined, `${pointer}/maxDaysAhead`, `no time after ${isoDay(last)}`, String(late)),
    await keptBack(guest, at, [last, end], `${pointer}/maxDaysAhead`),
    await keptBack(guest, at, [first, begin], `${pointer}/leadTimeDays`),
  );
}

async function timesFrom(guest: Caller, at: Bookable, day: DateTime): Promise<readonly string[]> {
  const window = {
    'filter.startDate': isoDay(day),
    'filter.endDate': isoDay(day.plus({ days: MOST_DAYS - 1 })),
    'filter.locationIds': at.where.locationNumber ?? '',
  };
  const query = { ...buildDayQuery(at), ...window };
  const { data } = await ask(guest, 'refresh-time-slots', checkRefreshTimeSlotsReply, { query });
  return timesOf(data.appointmentTimeSlots);
}

/** Finds a day of which nothing is offered, though what is offered a week before or after it can be reserved then, too. */
async function keptBack(
  guest: Caller,
  at: Bookable,
  [day, times]: readonly [DateTime, readonly string[]],
  pointer: string,
): Promise<ContractViolation | undefined> {
  if (times.some((time) => time.startsWith(isoDay(day)))) return undefined;
  const weeks = [day.minus({ weeks: 1 }), day.plus({ weeks: 1 })].map(isoDay);
  const like = times.find((time) => weeks.includes(time.slice(0, 10)));
  if (like === undefined) return undefined;
  const time = `${isoDay(day)}${like.slice(10)}`;
  const exchange = await guest.send('create-reservation', { body: reservation({ ...at, time }) });
  const isGranted = exchange.kind === 'answered' && exchange.status === 200;
  return unless(!isGranted, pointer, `${time} offered, as it can be reserved`, 'no time of that day');
}
