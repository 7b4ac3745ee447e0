import { DateTime } from 'luxon';

export interface SearchWindow {
  readonly 'filter.startDate': string;
  readonly 'filter.endDate': string;
}

/**
 * The first and the last day of a search, 'YYYY-MM-DD'.
 * @param from days after today; two by default, which is in the future in every time zone
 */
export const searchWindow = (from = 2, days = 12): SearchWindow =>
  windowFrom(DateTime.utc().plus({ days: from }), days);

/** The first and the last day of a search that begins on the given day. */
export const windowAfter = (date: string, days: number): SearchWindow =>
  windowFrom(DateTime.fromISO(date, { zone: 'utc' }), days);

/** A few days, of which the given one is the last. */
export const windowUpTo = (date: string): SearchWindow =>
  windowFrom(DateTime.fromISO(date, { zone: 'utc' }).minus({ days: 2 }), 2);

const windowFrom = (start: DateTime, days: number): SearchWindow => ({
  'filter.startDate': start.toFormat('yyyy-MM-dd'),
  'filter.endDate': start.plus({ days }).toFormat('yyyy-MM-dd'),
});
