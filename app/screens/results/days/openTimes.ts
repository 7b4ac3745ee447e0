import type { TimeSlotRow } from '../../../api/index.ts';
import type { IsoDate } from '../../../formatting/isoDate.ts';
import { extractDate, type WallTime } from '../../../formatting/wallTime.ts';

/** Free times by day, ascending. A day without any is absent. */
export type OpenTimes = ReadonlyMap<IsoDate, readonly WallTime[]>;

/** The times at which all services that the provider gives are free, because one appointment is for all of them. */
export function openTimes(services: TimeSlotRow['services']): OpenTimes {
  const [first, ...others] = services.filter(({ isAvailable }) => isAvailable).map(listTimes);
  const rest = others.map((times) => new Set(times));
  const shared = (first ?? []).filter((time) => rest.every((times) => times.has(time))).toSorted();
  const days = new Map<IsoDate, WallTime[]>();
  for (const time of shared) {
    const day = days.get(extractDate(time));
    if (day) day.push(time);
    else days.set(extractDate(time), [time]);
  }
  return days;
}

const listTimes = ({ availability }: TimeSlotRow['services'][number]): readonly WallTime[] =>
  availability.flatMap(({ timeslots }) => timeslots.map(({ value }) => value));

/** The times without those that somebody else has taken while the guest was looking. */
export function withoutLost(times: OpenTimes, lost: readonly WallTime[]): OpenTimes {
  if (lost.length === 0) return times;
  const rest = [...times].map(([date, day]) => [date, day.filter((time) => !lost.includes(time))] as const);
  return new Map(rest.filter(([, day]) => day.length > 0));
}

/**
 * The times that a day shows, and how many more there are. A picked time is always shown.
 *
 * @param most how many it shows before 'Show More' (RESULT-11)
 */
export function shownTimes(
  times: readonly WallTime[],
  most: number,
  picked?: WallTime,
): { readonly shown: readonly WallTime[]; readonly hidden: number } {
  const shown = times.filter((time, index) => index < most || time === picked);
  return { shown, hidden: times.length - shown.length };
}
