import type { OperatingHours } from '../../../schemas/generated/api/time-slots/search-time-slots/reply.js';
import type { Calendar, DayHours } from './Calendar.ts';
import { writeClock } from './writeClock.ts';

/** 'HH:mm' */
const writeMinute = (wall: number): string => writeClock(wall).slice(0, 5);

const writeHours = ({ opens, closes, breakStarts, breakEnds }: DayHours) => ({
  end: writeMinute(closes),
  start: writeMinute(opens),
  ...(breakEnds !== null && { breakEnd: writeMinute(breakEnds) }),
  ...(breakStarts !== null && { breakStart: writeMinute(breakStarts) }),
});

/** The weekly hours of a provider, as calls carry them. A day without hours is missing. */
export function operatingHours({ weekly }: Pick<Calendar, 'weekly'>): OperatingHours {
  const [monday, saturday, sunday] = [1, 6, 7].map((weekday) => weekly.get(weekday));
  const breaks = new Set([...weekly.values()].map(({ breakStarts, breakEnds }) => [breakStarts, breakEnds].join()));
  return {
    ...(sunday && { sunday: writeHours(sunday) }),
    ...(saturday && { saturday: writeHours(saturday) }),
    isBreakSame: breaks.size <= 1,
    ...(monday && { mondayToFriday: writeHours(monday) }),
  };
}
