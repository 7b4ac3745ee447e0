import { addDays, daysBetween, type IsoDate } from '../../../formatting/isoDate.ts';
import { type FlowName, flows } from '../../../journey/index.ts';
import type { BookableService } from '../../../journey/services/BookableService.ts';

/** The days that a search looks at, and how far a guest may go on from there. */
export interface SearchWindow {
  readonly startDate: IsoDate;
  /** Included. */
  readonly endDate: IsoDate;
  /** How many days that is. */
  readonly days: number;
  /** The last day on which the services can be booked. */
  readonly lastDate: IsoDate;
  /** How many days ahead that is. */
  readonly maxDaysAhead: number;
  /** The first day on which they can be booked: some take days to prepare. */
  readonly firstDate: IsoDate;
}

/**
 * From the wished date, but not before today and the longest preparation, for the smallest of 14 (2 by video) and the
 * services' own days ahead (RESULT-7, RESULT-8).
 */
export function searchWindow(
  date: IsoDate,
  services: readonly BookableService[],
  today: IsoDate,
  flow: FlowName,
): SearchWindow {
  const maxDaysAhead = Math.min(...services.map((service) => service.maxDaysAhead));
  const days = Math.max(1, Math.min(flows[flow].searchDays, maxDaysAhead));
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

/** How many days a guest can look at, from the first of the search to the last that can be booked; at least one. */
export function countDays({ startDate, lastDate }: SearchWindow): number {
  return Math.max(1, daysBetween(startDate, lastDate) + 1);
}
