import { listExceptions, pharmacyWeek } from './hours.ts';
import { type Market, markets } from './markets.ts';
import { pharmacyOffer } from './offers.ts';
import type { SiteProvider } from './Provider.ts';
import { type FoundSite, pickSites } from './sites.ts';

/** The first number of a division's stores. */
const FIRST_STORE = 500;

/** Where the clinics of a market have their own brand, its stores have the brand of the chain. */
const resolveBrand = ({ brand }: Market): string => (brand === 'THE LITTLE CLINIC' ? 'KROGER' : brand);

/** The usual spelling of brands, where it is more than a capital letter for each word. */
const SPELLED = new Map([
  ['BAKERS', "Baker's"],
  ['FRYS', "Fry's"],
  ['JAYC', 'Jay C'],
  ['PICK N SAVE', "Pick 'n Save"],
  ['SMITHS', "Smith's"],
]);

const formatBrand = (brand: string): string =>
  SPELLED.get(brand) ?? brand.toLowerCase().replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

interface Store {
  readonly market: Market;
  readonly site: FoundSite;
  /** Position in its market. */
  readonly inCity: number;
  /** Position in its division. */
  readonly inDivision: number;
}

function pharmacyAt({ market, site, inCity, inDivision }: Store, position: number): SiteProvider {
  const { street, timezone, ...at } = site;
  const brand = resolveBrand(market);
  return {
    providerId: `${market.division}${String(FIRST_STORE + inDivision).padStart(5, '0')}`,
    businessName: 'pharmacy',
    brand,
    legalName: `${formatBrand(brand)} Pharmacy`,
    vanityName: `${formatBrand(brand)} Pharmacy at ${street}`,
    phone: `${market.areaCode}-555-02${String(10 + inCity)}`,
    timezone,
    at,
    week: pharmacyWeek(position),
    exceptions: listExceptions(position + 5),
    serviceIds: pharmacyOffer(position),
    acceptsBenefitCodes: position % 4 === 2,
    bookedOutDays: 0,
  };
}

/** One pharmacy for every two clinics, and one more. */
const countIn = ({ clinics }: Market): number => Math.ceil(clinics / 2) + 1;

/** The pharmacies of the seeded world, the same at every start. */
export function pharmacies(chain: readonly Market[] = markets): readonly SiteProvider[] {
  const inDivision = new Map<string, number>();
  const stores = chain.flatMap((market) =>
    pickSites(market, countIn(market), pickSites(market, market.clinics)).map((site, inCity): Store => {
      const count = inDivision.get(market.division) ?? 0;
      inDivision.set(market.division, count + 1);
      return { market, site, inCity, inDivision: count };
    }),
  );
  return stores.map(pharmacyAt);
}
