import { timeZoneValues } from '../content/generated/texts/timeZoneValues.ts';
import { guestZone } from '../formatting/guestZone.ts';
import type { SearchCriteria } from '../journey/search/SearchCriteria.ts';
import { useDocument } from './useDocument.ts';

const noZones = {};

/**
 * The IANA name of the zone that the guest of a search is in; undefined if the search names none, or none that exists.
 * The codes are read only if the search names a zone.
 */
export function useGuestZone({ timeZone }: Pick<SearchCriteria, 'timeZone'>): string | undefined {
  const values = useDocument(timeZone === undefined ? undefined : timeZoneValues);
  if (timeZone === undefined || values === undefined) return undefined;
  return guestZone(timeZone, values.ok ? values.document.zones : noZones);
}
