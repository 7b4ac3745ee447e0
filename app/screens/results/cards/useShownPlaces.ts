import { useMemo } from 'react';
import type { TimeSlotRow } from '../../../api/index.ts';
import { useSettings } from '../../../messages/useSettings.ts';
import type { MapPin } from '../../../ui/map/index.ts';
import { mapPins, type NumberedRow } from '../map/mapPins.ts';
import { type ListPage, pageCount, pickPage } from './pages.ts';

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
