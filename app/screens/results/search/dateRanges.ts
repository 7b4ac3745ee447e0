import { addDays, type IsoDate } from '../../../formatting/isoDate.ts';
import type { SearchWindow } from './searchWindow.ts';

/**
 * Days are read in stretches as long as the searched window: stretch 0 is that window, each further one begins where the
 * last ended.
 */
export interface DateRange {
  readonly index: number;
  readonly startDate: IsoDate;
  /** Included, and never later than the last day that can be booked. */
  readonly endDate: IsoDate;
}

/** The stretches that the `count` days from position `first` lie in. */
export function listDateRanges(window: SearchWindow, first: number, count: number): readonly DateRange[] {
  const from = Math.floor(first / window.days);
  const until = Math.floor((first + count - 1) / window.days);
  return Array.from({ length: until - from + 1 }, (_, offset) => buildDateRange(window, from + offset));
}

function buildDateRange(window: SearchWindow, index: number): DateRange {
  const startDate = addDays(window.startDate, index * window.days);
  const endDate = addDays(startDate, window.days - 1);
  return { index, startDate, endDate: index > 0 && endDate > window.lastDate ? window.lastDate : endDate };
}
