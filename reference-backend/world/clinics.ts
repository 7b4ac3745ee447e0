import { clinicWeek, listExceptions } from './hours.ts';
import { type Market, markets } from './markets.ts';
import { clinicOffer } from './offers.ts';
import type { SiteProvider } from './Provider.ts';
import { type FoundSite, pickSites } from './sites.ts';

const LEGAL_NAME = 'The Little Clinic, LLC';

/** The clinic in Columbus, OH that is fully booked for weeks. */
const BOOKED_OUT = { position: 8, days: 20 };

/**
 * @param position in the whole chain
 * @param inCity position in its market
 */
function clinicAt(
  market: Market,
  { street, timezone, ...at }: FoundSite,
  position: number,
  inCity: number,
): SiteProvider {
  return {
    providerId: `${market.division}${at.place.postalCode}`,
    businessName: 'tlc',
    brand: market.brand,
    legalName: LEGAL_NAME,
    vanityName: `The Little Clinic at ${street}`,
    phone: `${market.areaCode}-555-01${String(10 + inCity)}`,
    timezone,
    at,
    week: clinicWeek(position),
    exceptions: listExceptions(position),
    serviceIds: clinicOffer(position),
    acceptsBenefitCodes: position % 3 === 1,
    bookedOutDays: position === BOOKED_OUT.position ? BOOKED_OUT.days : 0,
  };
}

/** The clinics of the seeded world, the same at every start. */
export function clinics(chain: readonly Market[] = markets): readonly SiteProvider[] {
  const sites = chain.flatMap((market) =>
    pickSites(market, market.clinics).map((site, inCity) => ({ market, site, inCity })),
  );
  return sites.map(({ market, site, inCity }, position) => clinicAt(market, site, position, inCity));
}
