import { IANAZone } from 'luxon';

/** IANA names by the codes that guests choose from (the document timezone-values). */
type ZonesByCode = Readonly<Record<string, string | undefined>>;

/**
 * The IANA name of the zone that a guest or a link names: by its code ('ET'), or by the IANA name itself
 * ('America/New_York'). Undefined for anything else: a link may say whatever it likes, and a booking is refused for a zone
 * that does not exist.
 */
export function guestZone(named: string, zones: ZonesByCode): string | undefined {
  if (Object.hasOwn(zones, named)) return zones[named];
  // Without a place it is an abbreviation, which every system reads as it likes.
  return named.includes('/') && IANAZone.isValidZone(named) ? named : undefined;
}
