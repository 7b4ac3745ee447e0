import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { TimeSlotRow } from '../../../api/index.ts';
import type { IsoDate } from '../../../formatting/isoDate.ts';
import { useSettings } from '../../../messages/useMessages.ts';
import { breakpoints, useBreakpoint } from '../../../ui/breakpoints.ts';
import { countTimes, type PartOfDay, type PlaceTimes, soonestTime, timesAt, timesInParts } from './placeTimes.ts';
import { type PageDays, usePageDays } from './usePageDays.ts';
import type { LostTimes } from './useSlotChoice.ts';
import type { FoundSlots } from './useSlotSearch.ts';

export interface PageDay {
  readonly days: PageDays;
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
  const days = usePageDays({ rows, window, perPage, lost, openOn });
  const [order, orderBy] = useState<PlaceOrder>('nearest');
  const [parts, chooseParts] = useState(allParts);
  const { chosen, focusStrip } = useStripFocus();
  const { times, found, date } = days;
  const wished = useMemo(() => timesInParts(times, parts, bounds), [times, parts, bounds]);
  const isSearched = date <= window.endDate;
  return {
    days,
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

/** How the guest orders the places: as the server does, which is by distance, or by their first time of a day. */
export type PlaceOrder = 'nearest' | 'soonest';

/**
 * The places in this order. Those without a time on the day come last, the one that is free again soonest first; equal
 * ones stay as near as they were.
 */
function orderPlaces(
  rows: readonly TimeSlotRow[],
  order: PlaceOrder,
  times: PlaceTimes,
  date: IsoDate,
): readonly TimeSlotRow[] {
  if (order === 'nearest') return rows;
  const soonest = new Map(
    rows.map(({ provider: { providerId } }) => [providerId, soonestTime(timesAt(times, providerId), date)]),
  );
  const rank = ({ provider }: TimeSlotRow): string => soonest.get(provider.providerId) ?? 'none';
  return rows.toSorted((one, other) => (rank(one) < rank(other) ? -1 : Number(rank(one) > rank(other))));
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
