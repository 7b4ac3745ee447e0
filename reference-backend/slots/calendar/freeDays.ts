import type { Calendar, DayHours, VisitLength, ZoneDay } from './Calendar.ts';

/** The free times of one day. */
export interface FreeDay {
  /** 'YYYY-MM-DD' */
  readonly date: string;
  /** As clocks on the wall show them, in seconds from midnight and in ascending order; never empty. */
  readonly times: readonly number[];
}

const MINUTE = 60;

/** 1 January 1970 was a Thursday. */
const weekdayOf = (dayNumber: number): number => ((dayNumber + 3) % 7) + 1;

/**
 * The instant at which clocks show a time, as PostgreSQL has it: of a time that comes twice the later one, and none of
 * a time that the clocks skip.
 */
function instantOf({ dayNumber, offset, offsetAfter, change }: ZoneDay, wall: number): number | undefined {
  const shown = dayNumber * 86_400 + wall;
  if (change === null) return shown - offset;
  if (shown - offsetAfter >= change) return shown - offsetAfter;
  return shown - offset < change ? shown - offset : undefined;
}

/** The spans before and after the break. */
const spansOf = ({ opens, closes, breakStarts, breakEnds }: DayHours): readonly (readonly [number, number])[] => [
  [opens, breakStarts ?? closes],
  ...(breakEnds === null ? [] : [[breakEnds, closes] as const]),
];

const hoursOn = ({ weekly, exceptions }: Calendar, { date, dayNumber }: ZoneDay): DayHours | null | undefined => {
  const exception = exceptions.get(date);
  return exception === undefined ? weekly.get(weekdayOf(dayNumber)) : exception;
};

/**
 * The position of the first of these ascending numbers that is greater, looked for from a position on. The times of a
 * calendar are looked up in their order, so it is hardly ever far.
 */
function firstAfter(ascending: readonly number[], bound: number, from: number): number {
  let position = from;
  while (position > 0 && (ascending[position - 1] ?? bound) > bound) position -= 1;
  while (position < ascending.length && (ascending[position] ?? 0) <= bound) position += 1;
  return position;
}

/**
 * The days on which a provider has free times for visits of this length: those that are still ahead, and of which
 * nothing is taken while the visit lasts. They are the times of `freeTimes`, which a test holds them to.
 */
export function freeDays(
  calendar: Calendar,
  { minutes, minDaysAhead, maxDaysAhead }: Omit<VisitLength, 'serviceId'>,
  now: Date,
): readonly FreeDay[] {
  const { slotMinutes, zone, taken } = calendar;
  const [slot, length, present] = [slotMinutes * MINUTE, minutes * MINUTE, now.getTime() / 1000];
  const free: FreeDay[] = [];
  let next = 0;
  for (const day of zone.days) {
    const ahead = day.dayNumber - zone.today;
    const isBookable = maxDaysAhead !== null && ahead >= minDaysAhead && ahead <= maxDaysAhead;
    const hours = isBookable ? hoursOn(calendar, day) : undefined;
    if (!hours) continue;
    const times: number[] = [];
    for (const [from, until] of spansOf(hours))
      for (let wall = from; wall + length <= until; wall += slot) {
        const instant = instantOf(day, wall);
        if (instant === undefined || instant <= present) continue;
        next = firstAfter(taken, instant - slot, next);
        if ((taken[next] ?? Number.POSITIVE_INFINITY) >= instant + length) times.push(wall);
      }
    if (times.length > 0) free.push({ date: day.date, times });
  }
  return free;
}
