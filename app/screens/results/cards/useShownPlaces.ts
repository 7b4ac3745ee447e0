import { useMemo } from 'react';
import type { TimeSlotRow } from '../../../api/index.ts';
import { useSettings } from '../../../messages/useMessages.ts';
import type { MapPin } from '../../../ui/map/view/PlacedMapProps.ts';
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
