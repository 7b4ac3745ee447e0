import { useMemo } from 'react';
import type { FailedCall, TimeSlotRow } from '../../../api/index.ts';
import type { IsoDate } from '../../../formatting/isoDate.ts';
import { searchesByState } from '../../../journey/search/SearchCriteria.ts';
import { useSettings } from '../../../messages/useMessages.ts';
import type { MapPin } from '../../../ui/map/view/PlacedMapProps.ts';
import type { BookableSearch } from '../times/bookableSearch.ts';
import type { SearchWindow } from '../times/searchWindow.ts';
import type { PageDay } from '../times/usePageDay.ts';
import type { PickedTime, SlotChoiceControl } from '../times/useSlotChoice.ts';
import type { FoundSlots } from '../times/useSlotSearch.ts';
import { placeName } from './facts/placeLabels.ts';

export interface ShownPlaces {
  readonly shown: ListPage<TimeSlotRow>;
  readonly numbered: readonly NumberedRow[];
  /** Undefined where there is no map. */
  readonly pins: readonly MapPin[] | undefined;
  /** How many pages the list has. */
  readonly pages: number;
}

/** The places of one page of the list, with their numbers in the whole list, and their pins. */
export function useShownPlaces(rows: readonly TimeSlotRow[], page: number, hasMap: boolean): ShownPlaces {
  const { locationsPerPage } = useSettings();
  return useMemo(() => {
    const shown = pickPage(rows, page, locationsPerPage);
    const numbered = shown.items.map((row, index) => ({ row, number: shown.first + index + 1 }));
    return {
      shown,
      numbered,
      pins: hasMap ? mapPins(numbered) : undefined,
      pages: pageCount(rows.length, locationsPerPage),
    };
  }, [rows, page, locationsPerPage, hasMap]);
}

/** How many pages `count` locations need. */
export const pageCount = (count: number, perPage: number): number => Math.ceil(count / perPage);

interface ListPage<T> {
  /** From 1. */
  readonly page: number;
  readonly items: readonly T[];
  /** Position of its first item in the whole list, from 0. */
  readonly first: number;
}

/** The items of one page, counted from 1; a page after the last one shows the last. */
export function pickPage<T>(items: readonly T[], page: number, perPage: number): ListPage<T> {
  const within = Math.min(Math.max(1, page), Math.max(1, pageCount(items.length, perPage)));
  const first = (within - 1) * perPage;
  return { page: within, items: items.slice(first, first + perPage), first };
}

/** A card of a page, with its number in the whole list. */
interface NumberedRow {
  readonly row: TimeSlotRow;
  /** From 1. */
  readonly number: number;
}

/** The places of a page on the map. A provider without a location, such as one met by video, has no pin. */
export const mapPins = (rows: readonly NumberedRow[]): readonly MapPin[] =>
  rows.flatMap(({ row: { provider }, number }) =>
    provider.location ? [{ id: provider.providerId, number, name: placeName(provider), ...provider.location }] : [],
  );

interface ShownDayOptions {
  readonly found: FoundSlots;
  readonly day: PageDay;
  readonly namesZone: boolean;
  readonly control: SlotChoiceControl;
  readonly onActivate: (providerId: string) => void;
}

/** What the cards have in common. It is the same object until something changes for all of them. */
export function useShownDay({ found, day, namesZone, control, onActivate }: ShownDayOptions): ShownDay {
  const { choice, pick: onPick } = control;
  const { search, window, benefitCode } = found;
  const { isSearched, isNothingFound, focusStrip, date, failed, again, choose, goTo } = day;
  // Whoever is met by video is no place.
  const marksCode = benefitCode === 'valid' && !searchesByState(search.flow);
  const isLoading = day.isDayLoading(date);
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
      choice,
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
      choice,
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
  readonly choice: SlotChoiceControl['choice'];
  readonly onPick: (picked: PickedTime) => void;
  readonly onDate: (date: IsoDate) => void;
  /** Goes on to the days after the searched window; undefined where the page offers that itself. */
  readonly onLater: (() => void) | undefined;
  /** Called when the guest points at a card, or moves the focus into it. */
  readonly onActivate: (providerId: string) => void;
}
