import { addDays, daysBetween, type IsoDate } from '../../../formatting/isoDate.ts';
import { extractDate } from '../../../formatting/wallTime.ts';
import type { Move } from '../../../journey/index.ts';
import type { CompleteCriteria, SearchCriteria } from '../../../journey/search/SearchCriteria.ts';
import type { BookableService } from '../../../journey/services/bookableServices.ts';
import { breakpoints } from '../../../ui/breakpoints.ts';

/** The days that a search covers, and those that can be booked. */
export interface SearchWindow {
  readonly startDate: IsoDate;
  /** The last day of the search. */
  readonly endDate: IsoDate;
  /** How many days the search covers. */
  readonly days: number;
  /** The last day on which the services can be booked. */
  readonly lastDate: IsoDate;
  /** How many days after today `lastDate` is. */
  readonly maxDaysAhead: number;
  /** The first day on which they can be booked, because some take days to prepare. */
  readonly firstDate: IsoDate;
}

/**
 * The window begins on the wished date, but not before today plus the longest preparation. It covers as
 * many days as the settings say, or as the services can be booked ahead if these are fewer (RESULT-7, RESULT-8).
 *
 * @param searchDays the days that a search of this flow covers
 */
export function searchWindow(
  date: IsoDate,
  services: readonly BookableService[],
  today: IsoDate,
  searchDays: number,
): SearchWindow {
  const maxDaysAhead = Math.min(...services.map((service) => service.maxDaysAhead));
  const days = Math.max(1, Math.min(searchDays, maxDaysAhead));
  const firstDate = addDays(today, Math.max(0, ...services.map(({ leadTimeDays }) => leadTimeDays)));
  const startDate = date < firstDate ? firstDate : date;
  return {
    startDate,
    endDate: addDays(startDate, days - 1),
    days,
    lastDate: addDays(today, maxDaysAhead),
    maxDaysAhead,
    firstDate,
  };
}

/** Whether the search begins after the last day that can be booked (RESULT-16). */
export const isTooFarAhead = ({ startDate, lastDate }: SearchWindow): boolean => startDate > lastDate;

/** How many days a guest can look at, from the first of the search to the last that can be booked; at least one. */
export function countDays({ startDate, lastDate }: SearchWindow): number {
  return Math.max(1, daysBetween(startDate, lastDate) + 1);
}

/**
 * A range of days that is read at once, as long as the searched window. Range 0 is the searched window, and each
 * further range begins where the last one ended.
 */
export interface DateRange {
  readonly index: number;
  readonly startDate: IsoDate;
  /** The last day of the range. After range 0, it is never later than the last day that can be booked. */
  readonly endDate: IsoDate;
}

/** The ranges that contain the `count` days from position `first` on. */
export function listDateRanges(window: SearchWindow, first: number, count: number): readonly DateRange[] {
  const from = Math.floor(first / window.days);
  const until = Math.floor((first + count - 1) / window.days);
  return Array.from({ length: until - from + 1 }, (_, offset) => dateRange(window, from + offset));
}

/** The range at this index. */
export function dateRange(window: SearchWindow, index: number): DateRange {
  const startDate = addDays(window.startDate, index * window.days);
  const endDate = addDays(startDate, window.days - 1);
  return { index, startDate, endDate: index > 0 && endDate > window.lastDate ? window.lastDate : endDate };
}

/**
 * Whether to warn that the days begin later than wished, because the services take days to prepare. A wished date that
 * is merely past needs no warning.
 */
export const warnsOfLeadTime = (
  { date }: Pick<SearchCriteria, 'date'>,
  { firstDate }: Pick<SearchWindow, 'firstDate'>,
  today: IsoDate,
): boolean => firstDate > today && date !== undefined && date < firstDate;

/** The wished date; of a second appointment that is being moved the day when it is due after the first, if that is later. */
export function dueDate(
  { date, serviceIds }: Pick<CompleteCriteria, 'date' | 'serviceIds'>,
  follows: Move['follows'],
  listed: readonly BookableService[],
): IsoDate {
  const after = listed.find(({ followupServiceId }) => serviceIds.some((id) => id === followupServiceId));
  if (!follows || after?.followupAfterDays === undefined) return date;
  const due = addDays(extractDate(follows.timestamp), after.followupAfterDays);
  return due > date ? due : date;
}

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
