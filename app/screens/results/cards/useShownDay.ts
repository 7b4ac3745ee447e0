import { useMemo } from 'react';
import { searchesByState } from '../../../journey/search/SearchCriteria.ts';
import type { PickedTime } from '../days/slotChoice.ts';
import type { FoundSlots } from '../search/useSlotSearch.ts';
import type { PageDay } from '../strip/usePageDay.ts';
import type { ShownDay } from './ShownDay.ts';

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
