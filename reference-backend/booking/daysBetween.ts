import { DateTime } from 'luxon';

/** Days between two wall times; NaN where one of them does not exist. */
export const daysBetween = (from: string, to: string): number =>
  DateTime.fromISO(to.slice(0, 10)).diff(DateTime.fromISO(from.slice(0, 10)), 'days').days;
