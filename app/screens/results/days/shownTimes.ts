import type { WallTime } from '../../../formatting/wallTime.ts';

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
