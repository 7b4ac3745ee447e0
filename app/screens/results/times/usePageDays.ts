import { useCallback, useMemo, useState } from 'react';
import type { FailedCall, TimeSlotRow } from '../../../api/index.ts';
import { addDays, daysBetween, type IsoDate } from '../../../formatting/isoDate.ts';
import { countTimes, firstOpenDate, joinTimes, type PlaceTimes, placeTimes, withoutLost } from './placeTimes.ts';
import { countDays, type DateRange, listDateRanges, type SearchWindow } from './searchWindow.ts';
import { useDateRangeTimes } from './useDateRangeTimes.ts';
import { type LostTimes, lostAt } from './useSlotChoice.ts';

export interface PageDays {
  /** The days of the strip. */
  readonly page: DayPage;
  /** The day whose times are shown. */
  readonly date: IsoDate;
  /** Everything that is known to be free. */
  readonly times: PlaceTimes;
  /** What was free within the searched window, without what has been lost since. */
  readonly found: PlaceTimes;
  /** Whether the times of a day are not known yet. */
  readonly isDayLoading: (date: IsoDate) => boolean;
  readonly isLoading: boolean;
  /** The call that failed. */
  readonly failed: FailedCall | undefined;
  /** Reads the days again that could not be read. */
  readonly again: () => void;
  /** Turns the strip to the days from this position on, and shows the first of them with times. */
  readonly goTo: (position: number) => void;
  readonly choose: (date: IsoDate) => void;
}

interface Shown {
  readonly position: number;
  /** The day that the guest chose, if any. */
  readonly date: IsoDate | undefined;
}

export interface PageDaysOptions {
  readonly rows: readonly TimeSlotRow[];
  readonly window: SearchWindow;
  /** How many days stand side by side. */
  readonly perPage: number;
  /** Times that somebody else has taken while the guest was looking. */
  readonly lost: LostTimes;
  /** The day on which the strip opens, where it may have times; otherwise it is the first with a free time. */
  readonly openOn: IsoDate | undefined;
}

/** The one strip of days of the page, and what is free on them at all places. Days beyond the search are read when they are shown. */
export function usePageDays({ rows, window, perPage, lost, openOn }: PageDaysOptions): PageDays {
  const searched = useMemo(() => placeTimes(rows), [rows]);
  const found = useMemo(
    () => new Map([...searched].map(([id, times]) => [id, withoutLost(times, lostAt(lost, id))])),
    [searched, lost],
  );
  const [shown, setShown] = useState<Shown>(() => {
    const date = openOn !== undefined && mayHaveTimes(openOn, window, searched) ? openOn : undefined;
    return { position: openingPosition(window, date ?? firstOpenDate(searched), perPage), date };
  });
  const page = pageOf(shown, window, perPage);
  const read = useShownRanges(rows, listDateRanges(window, page.position, page.dates.length), lost);
  // What was read changes only together with the ranges that it was read for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is new at each rendering
  const times = useMemo(() => joinTimes(found, read), [found, ...read.map((range) => range.times)]);
  const counts = useMemo(() => countTimes(times), [times]);
  return {
    page,
    date: shown.date ?? page.dates.find((date) => counts.has(date)) ?? page.dates[0] ?? window.startDate,
    times,
    found,
    isDayLoading: (date) => read.some(({ loading, range }) => loading && isWithin(date, range)),
    isLoading: read.some(({ loading }) => loading),
    failed: read.find(({ failed }) => failed !== undefined)?.failed,
    // biome-ignore lint/correctness/useExhaustiveDependencies: as above
    again: useCallback(() => {
      for (const one of read) if (one.failed !== undefined) one.again();
    }, [...read.map((range) => range.failed)]),
    goTo: useCallback((position: number) => setShown({ position, date: undefined }), []),
    choose: useCallback((date: IsoDate) => setShown(({ position }) => ({ position, date })), []),
  };
}

/** The strip keeps its place as long as the chosen day is on it: a window that is made wider shows more days, not others. */
function pageOf({ position, date }: Shown, window: SearchWindow, perPage: number): DayPage {
  const page = dayPage(window, position, perPage);
  if (date === undefined || page.dates.includes(date)) return page;
  return dayPage(window, openingPosition(window, date, perPage), perPage);
}

/** As many ranges as the days of a strip can lie in: seven days, which are the most of `cardDays`, each searched alone. */
const places = [0, 1, 2, 3, 4, 5, 6] as const;

/** The times of the ranges, of which there are seven at most. */
const useShownRanges = (rows: readonly TimeSlotRow[], ranges: readonly DateRange[], lost: LostTimes) =>
  places.map((place) => {
    const range = ranges[place];
    // biome-ignore lint/correctness/useHookAtTopLevel: there are as many places at each rendering
    return { range, ...useDateRangeTimes(rows, range, lost) };
  });

/** Whether a day has times, or is one of those after the search that can be booked and are not read yet. */
const mayHaveTimes = (date: IsoDate, { endDate, lastDate }: SearchWindow, searched: PlaceTimes): boolean =>
  date > endDate ? date <= lastDate : countTimes(searched).has(date);

const isWithin = (date: IsoDate, range: DateRange | undefined): boolean =>
  range !== undefined && range.startDate <= date && date <= range.endDate;

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
