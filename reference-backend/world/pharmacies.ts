import { listExceptions, pharmacyWeek } from './hours.ts';
import { type Market, markets } from './markets.ts';
import { pharmacyOffer } from './offers.ts';
import type { SiteProvider } from './Provider.ts';
import { type FoundSite, pickSites } from './sites.ts';

/** Stores of a division are numbered from here on. */
const FIRST_STORE = 500;

/** Where the clinics go by their own name, the store goes by that of the chain. */
const resolveBrand = ({ brand }: Market): string => (brand === 'THE LITTLE CLINIC' ? 'KROGER' : brand);

/** How guests write a brand, where it is not just in small letters. */
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
  /** In its market. */
  readonly inCity: number;
  /** In its division. */
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

/** One pharmacy for two clinics, and one more. */
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
