import type { TimeSlotRow } from '../../../api/index.ts';
import type { MapPin } from '../../../ui/map/index.ts';
import { placeName } from '../facts/placeLabels.ts';

/** A card of a page, with its number in the whole list. */
export interface NumberedRow {
  readonly row: TimeSlotRow;
  /** From 1. */
  readonly number: number;
}

/** The places of a page on the map. A provider without a location, such as one met by video, has no pin. */
export const mapPins = (rows: readonly NumberedRow[]): readonly MapPin[] =>
  rows.flatMap(({ row: { provider }, number }) =>
    provider.location ? [{ id: provider.providerId, number, name: placeName(provider), ...provider.location }] : [],
  );
