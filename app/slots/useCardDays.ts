import { useState } from 'react';
import type { TimeSlotRow } from '../api/index.ts';
import type { WallTime } from '../formatting/wallTime.ts';
import { type DayPage, dayPage, openingPosition } from './dayPages.ts';
import { type OpenTimes, openTimes } from './openTimes.ts';
import type { SearchWindow } from './searchWindow.ts';
import { stretchesFor } from './stretches.ts';
import { useStretch } from './useStretch.ts';

export interface CardDays {
  readonly page: DayPage;
  readonly times: OpenTimes;
  readonly loading: boolean;
  readonly failed: number | undefined;
  readonly again: () => void;
  /** Shows the days from this position on. */
  readonly goTo: (position: number) => void;
}

/** The days that a card shows, and what is free on them. Days beyond the search are read when the guest gets there. */
export function useCardDays(
  row: TimeSlotRow,
  window: SearchWindow,
  perPage: number,
  lost: readonly WallTime[],
): CardDays {
  const [position, setPosition] = useState(() => openingPosition(window, openTimes(row.services), perPage));
  const page = dayPage(window, position, perPage);
  const [earlier, later] = stretchesFor(window, page.position, page.dates.length);
  const [first, second] = [useStretch(row, earlier, lost), useStretch(row, later, lost)];
  return {
    page,
    times: new Map([...first.times, ...second.times]),
    loading: first.loading || second.loading,
    failed: first.failed ?? second.failed,
    again: () => {
      if (first.failed !== undefined) first.again();
      if (second.failed !== undefined) second.again();
    },
    goTo: setPosition,
  };
}
