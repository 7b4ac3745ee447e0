import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FailedCall, TimeSlotRow } from '../../../api/index.ts';
import type { IsoDate } from '../../../formatting/isoDate.ts';
import { useSettings } from '../../../messages/useMessages.ts';
import { useBreakpoint } from '../../../ui/breakpoints.ts';
import {
  countTimes,
  firstOpenDate,
  joinTimes,
  orderPlaces,
  type PartOfDay,
  type PlaceOrder,
  type PlaceTimes,
  placeTimes,
  timesInParts,
  withoutLost,
} from './placeTimes.ts';
import {
  type DateRange,
  type DayPage,
  dayPage,
  daysPerPage,
  listDateRanges,
  openingPosition,
  type SearchWindow,
} from './searchWindow.ts';
import { useDateRangeTimes } from './useDateRangeTimes.ts';
import { type LostTimes, lostAt } from './useSlotChoice.ts';
import type { FoundSlots } from './useSlotSearch.ts';

export interface PageDay extends StripDays {
  /** All places, in the order that the guest chose. */
  readonly rows: readonly TimeSlotRow[];
  readonly order: PlaceOrder;
  readonly orderBy: (order: PlaceOrder) => void;
  /** The chosen parts of the day; where there are none, all are shown. */
  readonly parts: readonly PartOfDay[];
  readonly chooseParts: (parts: readonly PartOfDay[]) => void;
  /** The times in these parts. */
  readonly wished: PlaceTimes;
  /** How many of them there are, by day. */
  readonly counts: ReadonlyMap<IsoDate, number>;
  /** Whether the chosen day is one of the searched window. */
  readonly isSearched: boolean;
  /** Whether nothing at all is free there. */
  readonly isNothingFound: boolean;
  readonly chosen: RefObject<HTMLButtonElement | null>;
  /** Moves the focus to the chosen day, because what the guest pressed is gone. */
  readonly focusStrip: () => void;
}

const allParts: readonly PartOfDay[] = [];

/**
 * The day whose times the page shows, and the order and the part of the day that the guest wants to see.
 *
 * @param openOn the day on which the strip opens, if not on the first with a free time
 */
export function usePageDay(
  { rows, window, search }: FoundSlots,
  lost: LostTimes,
  openOn: IsoDate | undefined,
): PageDay {
  const { cardDays, partsOfDay: bounds } = useSettings();
  const perPage = daysPerPage(cardDays[search.flow], useBreakpoint());
  const strip = useStrip({ rows, window, perPage, lost, openOn });
  const [order, orderBy] = useState<PlaceOrder>('nearest');
  const [parts, chooseParts] = useState(allParts);
  const { chosen, focusStrip } = useStripFocus();
  const { times, found, date } = strip;
  const wished = useMemo(() => timesInParts(times, parts, bounds), [times, parts, bounds]);
  const isSearched = date <= window.endDate;
  return {
    ...strip,
    rows: useMemo(() => orderPlaces(rows, order, wished, date), [rows, order, wished, date]),
    order,
    orderBy,
    parts,
    chooseParts,
    wished,
    counts: useMemo(() => countTimes(wished), [wished]),
    isSearched,
    isNothingFound: isSearched && [...found.values()].every(({ size }) => size === 0),
    chosen,
    focusStrip,
  };
}

interface StripFocus {
  /** For the button of the chosen day. */
  readonly chosen: RefObject<HTMLButtonElement | null>;
  /** Moves the focus to it, once it stands for the day that is chosen at the same time. */
  readonly focusStrip: () => void;
}

function useStripFocus(): StripFocus {
  const chosen = useRef<HTMLButtonElement>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked > 0) chosen.current?.focus();
  }, [asked]);
  return { chosen, focusStrip: useCallback(() => setAsked((count) => count + 1), []) };
}

interface StripDays {
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

interface StripOptions {
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
function useStrip({ rows, window, perPage, lost, openOn }: StripOptions): StripDays {
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
