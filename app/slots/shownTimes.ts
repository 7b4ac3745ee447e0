import type { WallTime } from '../formatting/wallTime.ts';

/** Times that a day shows before 'Show More' (document 2, section 9). */
export const shownAtFirst = 4;

/** The times of a day that show, and how many more there are. */
export function shownTimes(
  times: readonly WallTime[],
  all: boolean,
): { readonly shown: readonly WallTime[]; readonly hidden: number } {
  const shown = all ? times : times.slice(0, shownAtFirst);
  return { shown, hidden: times.length - shown.length };
}
