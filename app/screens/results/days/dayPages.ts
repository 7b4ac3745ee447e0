import { addDays, daysBetween, type IsoDate } from '../../../formatting/isoDate.ts';
import { breakpoints } from '../../../ui/breakpoints.ts';
import { countDays, type SearchWindow } from '../search/searchWindow.ts';

/** The days that the strip shows. Positions count from 0, the first day of the search. */
export interface DayPage {
  /** The position of its first day. */
  readonly position: number;
  readonly dates: readonly IsoDate[];
  /** The positions where the earlier and the later days begin; undefined where there are none. */
  readonly previous: number | undefined;
  readonly next: number | undefined;
}

/**
 * The `perPage` days from position `first` on, limited to the days that can be booked. The first page ends with the
 * searched window: later days are read when the guest goes on to them (RESULT-12).
 */
export function dayPage(window: SearchWindow, first: number, perPage: number): DayPage {
  const count = countDays(window);
  const from = Math.min(Math.max(0, first), count - 1);
  const until = Math.min(from + perPage, count, from === 0 ? window.days : count);
  return {
    position: from,
    dates: Array.from({ length: until - from }, (_, index) => addDays(window.startDate, from + index)),
    previous: from > 0 ? Math.max(0, from - perPage) : undefined,
    next: until < count ? until : undefined,
  };
}

/** The position at which the strip opens: the page with this day, such as the first with a free time, or else the first day. */
export function openingPosition(window: SearchWindow, date: IsoDate | undefined, perPage: number): number {
  if (date === undefined) return 0;
  const index = Math.max(0, daysBetween(window.startDate, date));
  const position = Math.floor(index / perPage) * perPage;
  // By video the first page ends after two days, and not after five.
  return dayPage(window, position, perPage).dates.includes(date) ? position : index;
}

/**
 * How many days stand side by side, by the width of the window (RESULT-10).
 *
 * @param cardDays how many there are where the window is wide enough; never more stand anywhere
 */
export function daysPerPage(cardDays: number, width: number): number {
  if (width < breakpoints.mobile) return 1;
  return width < breakpoints.tablet ? Math.min(3, cardDays) : cardDays;
}
