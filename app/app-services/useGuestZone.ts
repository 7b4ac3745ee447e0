import { IANAZone } from 'luxon';
import { timeZoneValues } from '../content/generated/texts/timeZoneValues.ts';
import type { SearchCriteria } from '../journey/search/SearchCriteria.ts';
import { useDocument } from './AppServices.ts';

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

/** IANA names by the codes that guests choose from (the document timezone-values). */
type ZonesByCode = Readonly<Record<string, string | undefined>>;

/**
 * The IANA name of the zone that a guest or a link names, either by its code ('ET') or by the IANA name itself
 * ('America/New_York'). Undefined for anything else: a link can contain anything, and a booking with an unknown zone is
 * refused.
 */
export function guestZone(named: string, zones: ZonesByCode): string | undefined {
  if (Object.hasOwn(zones, named)) return zones[named];
  // A name without a slash is an abbreviation, which has different meanings on different systems.
  return named.includes('/') && IANAZone.isValidZone(named) ? named : undefined;
}
