import { addDays, daysBetween, type IsoDate } from '../../../formatting/isoDate.ts';
import type { SearchCriteria } from '../../../journey/search/SearchCriteria.ts';
import type { BookableService } from '../../../journey/services/bookableServices.ts';

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
