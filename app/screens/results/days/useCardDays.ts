import { useState } from 'react';
import type { TimeSlotRow } from '../../../api/index.ts';
import type { IsoDate } from '../../../formatting/isoDate.ts';
import type { WallTime } from '../../../formatting/wallTime.ts';
import { type CardMessage, cardMessage } from '../cards/cardMessage.ts';
import type { OfferedServices } from '../search/offeredServices.ts';
import type { SearchWindow } from '../search/searchWindow.ts';
import { type Stretch, stretchesFor } from '../search/stretches.ts';
import { useStretch } from '../search/useStretch.ts';
import { type DayPage, dayPage, openingPosition } from './dayPages.ts';
import { type OpenTimes, openTimes, withoutLost } from './openTimes.ts';

export interface CardDays {
  readonly page: DayPage;
  readonly times: OpenTimes;
  /** Days whose times are not known yet. */
  readonly loading: (date: IsoDate) => boolean;
  readonly isLoading: boolean;
  readonly failed: number | undefined;
  readonly again: () => void;
  /** Shows the days from this position on. */
  readonly goTo: (position: number) => void;
  /** Stands in place of the days, as long as the guest has not gone on to later ones. */
  readonly message: CardMessage | undefined;
}

export interface CardDaysOptions {
  readonly row: TimeSlotRow;
  readonly services: OfferedServices;
  readonly window: SearchWindow;
  readonly perPage: number;
  readonly lost: readonly WallTime[];
}

/** The days that a card shows, and what is free on them. Days beyond the search are read when they show. */
export function useCardDays({ row, services, window, perPage, lost }: CardDaysOptions): CardDays {
  const [position, setPosition] = useState(() => openingPosition(window, openTimes(row.services), perPage));
  const page = dayPage(window, position, perPage);
  const found = withoutLost(openTimes(row.services), lost);
  const told = cardMessage(services, found.size > 0, window);
  const isSearched = (page.dates[0] ?? '') <= window.endDate;
  const message = told && (isSearched || !told.mayGoOn) ? told : undefined;
  const stretches = message ? [] : stretchesFor(window, page.position, page.dates.length);
  const read = useThreeStretches(row, stretches, lost);
  return {
    page,
    times: new Map(read.flatMap(({ times }) => [...times])),
    loading: (date) => read.some(({ loading }, index) => loading && isWithin(date, stretches[index])),
    isLoading: read.some(({ loading }) => loading),
    failed: read.find(({ failed }) => failed !== undefined)?.failed,
    again: () => {
      for (const one of read) if (one.failed !== undefined) one.again();
    },
    goTo: setPosition,
    message,
  };
}

/** Five days touch three stretches of two days, which are the shortest that come in more than two. */
function useThreeStretches(row: TimeSlotRow, [first, second, third]: readonly Stretch[], lost: readonly WallTime[]) {
  return [useStretch(row, first, lost), useStretch(row, second, lost), useStretch(row, third, lost)];
}

const isWithin = (date: IsoDate, stretch: Stretch | undefined): boolean =>
  stretch !== undefined && stretch.startDate <= date && date <= stretch.endDate;
