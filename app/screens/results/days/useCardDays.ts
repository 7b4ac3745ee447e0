import { useState } from 'react';
import type { TimeSlotRow } from '../../../api/index.ts';
import type { IsoDate } from '../../../formatting/isoDate.ts';
import type { WallTime } from '../../../formatting/wallTime.ts';
import { resultsMessages } from '../../../messages/resultsMessages.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { type CardMessage, cardMessage } from '../cards/cardMessage.ts';
import type { OfferedServices } from '../search/offeredServices.ts';
import { type DateRange, listDateRanges, type SearchWindow } from '../search/searchWindow.ts';
import { useDateRangeTimes } from '../search/useDateRangeTimes.ts';
import { type DayPage, dayPage, openingPosition } from './dayPages.ts';
import { type OpenTimes, openTimes, withoutLost } from './openTimes.ts';

export interface CardDays {
  readonly page: DayPage;
  readonly times: OpenTimes;
  /** Whether the times of a day are not known yet. */
  readonly isDayLoading: (date: IsoDate) => boolean;
  readonly isLoading: boolean;
  /** HTTP status of the call that failed; -1 where no answer came. */
  readonly failed: number | undefined;
  /** Reads the days again that could not be read. */
  readonly again: () => void;
  /** Shows the days from this position on. */
  readonly goTo: (position: number) => void;
  /** Shown instead of the days, until the guest goes on to later ones. */
  readonly message: CardMessage | undefined;
}

export interface CardDaysOptions {
  readonly row: TimeSlotRow;
  readonly services: OfferedServices;
  readonly window: SearchWindow;
  /** How many days the card shows at once. */
  readonly perPage: number;
  /** Times that somebody else has taken while the guest was looking. */
  readonly lost: readonly WallTime[];
}

/** The days that a card shows, and what is free on them. Days beyond the search are read when they are shown. */
export function useCardDays({ row, services, window, perPage, lost }: CardDaysOptions): CardDays {
  const [position, setPosition] = useState(() => openingPosition(window, openTimes(row.services), perPage));
  const page = dayPage(window, position, perPage);
  const found = withoutLost(openTimes(row.services), lost);
  const windowMessage = cardMessage(services, found.size > 0, window, useMessages(resultsMessages));
  const isSearched = (page.dates[0] ?? '') <= window.endDate;
  const message = windowMessage && (isSearched || !windowMessage.mayGoOn) ? windowMessage : undefined;
  const ranges = message ? [] : listDateRanges(window, page.position, page.dates.length);
  const read = useThreeDateRanges(row, ranges, lost);
  return {
    page,
    times: new Map(read.flatMap(({ times }) => [...times])),
    isDayLoading: (date) => read.some(({ loading }, index) => loading && isWithin(date, ranges[index])),
    isLoading: read.some(({ loading }) => loading),
    failed: read.find(({ failed }) => failed !== undefined)?.failed,
    again: () => {
      for (const one of read) if (one.failed !== undefined) one.again();
    },
    goTo: setPosition,
    message,
  };
}

/**
 * A card shows five days at most. They lie in at most three ranges, because a range has two days or more; ranges of one
 * day come only where no more than two days can be booked.
 */
function useThreeDateRanges(row: TimeSlotRow, [first, second, third]: readonly DateRange[], lost: readonly WallTime[]) {
  return [
    useDateRangeTimes(row, first, lost),
    useDateRangeTimes(row, second, lost),
    useDateRangeTimes(row, third, lost),
  ];
}

const isWithin = (date: IsoDate, range: DateRange | undefined): boolean =>
  range !== undefined && range.startDate <= date && date <= range.endDate;
