import type { TimeSlotRow } from '../../../api/index.ts';
import type { IsoDate } from '../../../formatting/isoDate.ts';
import { extractDate, type WallTime } from '../../../formatting/wallTime.ts';

/** Free times by day, ascending. A day without any is absent. */
export type OpenTimes = ReadonlyMap<IsoDate, readonly WallTime[]>;

/** The times at which every service that the provider gives is free: one appointment has them all. */
export function openTimes(services: TimeSlotRow['services']): OpenTimes {
  const [first, ...others] = services.filter(({ isAvailable }) => isAvailable).map(listTimes);
  const shared = (first ?? []).filter((time) => others.every((times) => times.includes(time)));
  const dates = [...new Set(shared.map(extractDate))].toSorted();
  return new Map(dates.map((date) => [date, shared.filter((time) => extractDate(time) === date).toSorted()]));
}

const listTimes = ({ availability }: TimeSlotRow['services'][number]): readonly WallTime[] =>
  availability.flatMap(({ timeslots }) => timeslots.map(({ value }) => value));

/** The times less those that somebody else took while the guest was looking. */
export function withoutLost(times: OpenTimes, lost: readonly WallTime[]): OpenTimes {
  const rest = [...times].map(([date, day]) => [date, day.filter((time) => !lost.includes(time))] as const);
  return new Map(rest.filter(([, day]) => day.length > 0));
}

/** Times that a day shows before 'Show More' (RESULT-11). */
export const shownAtFirst = 4;

/** The times of a day that show, and how many more there are. A picked time shows in any case. */
export function shownTimes(
  times: readonly WallTime[],
  all: boolean,
  picked?: WallTime,
): { readonly shown: readonly WallTime[]; readonly hidden: number } {
  const shown = all ? times : times.filter((time, index) => index < shownAtFirst || time === picked);
  return { shown, hidden: times.length - shown.length };
}
