import { addDays, type IsoDate } from '../../../../formatting/isoDate.ts';
import type { SearchWindow } from '../../times/searchWindow.ts';
import type { PageDay } from '../../times/usePageDay.ts';

/** A day of the strip. */
export interface StripDay {
  readonly date: IsoDate;
  /** How many times are free on it at all places; undefined while this is not known. */
  readonly count: number | undefined;
  readonly isChosen: boolean;
}

export interface StripDays {
  readonly days: readonly StripDay[];
  /** The days beside a strip of one day, which its arrows lead to. */
  readonly before: StripDay | undefined;
  readonly after: StripDay | undefined;
}

/** The days of the strip with their counts. Days beyond the searched window have one only while they are shown. */
export function stripDays(
  { page, date, isDayLoading }: Pick<PageDay, 'page' | 'date' | 'isDayLoading'>,
  counts: ReadonlyMap<IsoDate, number>,
  { endDate }: Pick<SearchWindow, 'endDate'>,
): StripDays {
  const buildDay = (day: IsoDate, isKnown: boolean): StripDay => ({
    date: day,
    count: isKnown ? (counts.get(day) ?? 0) : counts.get(day),
    isChosen: day === date,
  });
  const [only, ...others] = page.dates;
  const beside = (days: number, position: number | undefined): StripDay | undefined => {
    if (only === undefined || others.length > 0 || position === undefined) return undefined;
    const day = addDays(only, days);
    return buildDay(day, day <= endDate);
  };
  return {
    days: page.dates.map((day) => buildDay(day, !isDayLoading(day))),
    before: beside(-1, page.previous),
    after: beside(1, page.next),
  };
}
