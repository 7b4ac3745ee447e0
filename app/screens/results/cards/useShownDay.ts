import { useMemo } from 'react';
import type { FailedCall } from '../../../api/index.ts';
import type { IsoDate } from '../../../formatting/isoDate.ts';
import { searchesByState } from '../../../journey/search/SearchCriteria.ts';
import type { BookableSearch } from '../times/bookableSearch.ts';
import type { SearchWindow } from '../times/searchWindow.ts';
import type { PageDay } from '../times/usePageDay.ts';
import type { PickedTime } from '../times/useSlotChoice.ts';
import type { FoundSlots } from '../times/useSlotSearch.ts';

interface ShownDayOptions {
  readonly found: FoundSlots;
  readonly day: PageDay;
  readonly namesZone: boolean;
  readonly onPick: (picked: PickedTime) => void;
  readonly onActivate: (providerId: string) => void;
}

/** What the cards have in common. It is the same object until something changes for all of them. */
export function useShownDay({ found, day, namesZone, onPick, onActivate }: ShownDayOptions): ShownDay {
  const { search, window, benefitCode } = found;
  const { days, isSearched, isNothingFound, focusStrip } = day;
  const { date, failed, again, choose, goTo } = days;
  // Whoever is met by video is no place.
  const marksCode = benefitCode === 'valid' && !searchesByState(search.flow);
  const isLoading = days.isDayLoading(date);
  return useMemo(
    () => ({
      search,
      window,
      date,
      isSearched,
      isLoading,
      failed,
      again,
      namesZone,
      marksCode,
      onPick,
      onDate: choose,
      onLater: isNothingFound
        ? undefined
        : () => {
            goTo(window.days);
            focusStrip();
          },
      onActivate,
    }),
    [
      search,
      window,
      date,
      isSearched,
      isLoading,
      failed,
      again,
      namesZone,
      marksCode,
      onPick,
      choose,
      goTo,
      isNothingFound,
      focusStrip,
      onActivate,
    ],
  );
}

/** What all cards of a page have in common: the search, the chosen day, and what the guest may do with both. */
export interface ShownDay {
  readonly search: BookableSearch;
  readonly window: SearchWindow;
  readonly date: IsoDate;
  /** Whether it is one of the searched window. */
  readonly isSearched: boolean;
  /** Whether the times of the chosen day are not known yet. */
  readonly isLoading: boolean;
  /** The call for times that failed. */
  readonly failed: FailedCall | undefined;
  readonly again: () => void;
  /** Whether each card names its zone, because places of the page are in different ones. */
  readonly namesZone: boolean;
  /** Whether each card says whether its place accepts the guest's benefit code. */
  readonly marksCode: boolean;
  readonly onPick: (picked: PickedTime) => void;
  readonly onDate: (date: IsoDate) => void;
  /** Goes on to the days after the searched window; undefined where the page offers that itself. */
  readonly onLater: (() => void) | undefined;
  /** Called when the guest points at a card, or moves the focus into it. */
  readonly onActivate: (providerId: string) => void;
}
