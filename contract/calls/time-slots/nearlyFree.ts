import { DateTime } from 'luxon';
import type { Bookable } from '../../world/Pool.ts';

const twoDigits = (count: number): string => String(count).padStart(2, '0');

/** The hour before, and as many minutes more: nine o'clock as 08:60. */
function hourAsMinutes(time: string): string {
  const [day = '', hour = '', minutes = '', seconds = ''] = time.split(/[ :]/);
  return `${day} ${twoDigits(Number(hour) - 1)}:${twoDigits(Number(minutes) + 60)}:${seconds}`;
}

/** A day too many of the month before: the first of December as the 31st of November. */
function dayTooMany(time: string): string {
  const before = DateTime.fromSQL(time).minus({ months: 1 });
  return `${before.toFormat('yyyy-MM')}-${(before.daysInMonth ?? 0) + Number(time.slice(8, 10))}${time.slice(10)}`;
}

/** Times that no search offers, though a clock without seconds, or one that carries over, shows them as a free one. */
export const nearlyFree: Readonly<Record<string, (at: Bookable) => Bookable>> = {
  'half a minute after a free time': (at) => ({ ...at, time: at.time.replace(/\d\d$/, '30') }),
  'a free time with its hour written as minutes': (at) => ({ ...at, time: hourAsMinutes(at.time) }),
  'a free time with its day written as a day too many of the month before': (at) => ({
    ...at,
    time: dayTooMany(at.time),
  }),
  'the night before a free time': (at) => ({ ...at, time: `${at.time.slice(0, 10)} 03:00:00` }),
};
