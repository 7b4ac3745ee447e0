import { DateTime } from 'luxon';
import { skipped } from '../case/SkippedCase.ts';
import type { Query } from '../exchange/Sending.ts';
import { buildDayQuery } from './isOffered.ts';
import type { Bookable } from './Pool.ts';
import type { World } from './World.ts';

/** Nothing that a run books is so far ahead. */
const MONTH_OF_DAYS = 33;

/** Days around the one on which the clocks of a clinic change. */
interface Around {
  readonly at: Bookable;
  /** The day, 'YYYY-MM-DD'. */
  readonly day: string;
  /** The same day of the next week. */
  readonly weekLater: string;
  /** Asks for the times of these days, the last of which is the same of the next week. */
  readonly query: Query;
}

/**
 * Sets the clock to some days before the clocks of a clinic change.
 * @throws SkippedCase where they never do, or nobody sets the clock of the server
 */
export async function aroundClockChange({ find, setClock }: World): Promise<Around> {
  const at = await find.clinics.first();
  if (!setClock)
    throw skipped('what is free when the clocks change is not proven: nobody sets the clock of the server');
  const change = nextClockChange(at.timezone);
  await setClock(change.minus({ days: 4 }).toJSDate());
  const [startDate, endDate] = [change.minus({ days: 1 }), change.plus({ weeks: 1 })].map(formatDay);
  const query = { ...buildDayQuery(at), 'filter.startDate': startDate ?? '', 'filter.endDate': endDate ?? '' };
  return { at, day: formatDay(change), weekLater: endDate ?? '', query };
}

/** Noon of the next day, a month from now or later, on which the clocks of a zone change. */
function nextClockChange(zone: string): DateTime {
  const noon = DateTime.now().setZone(zone).set({ hour: 12, minute: 0, second: 0, millisecond: 0 });
  for (let days = MONTH_OF_DAYS; days < MONTH_OF_DAYS + 366; days += 1) {
    const day = noon.plus({ days });
    if (day.offset !== day.minus({ days: 1 }).offset) return day;
  }
  throw skipped(`the clocks of ${zone} never change`);
}

const formatDay = (day: DateTime): string => day.toFormat('yyyy-MM-dd');
