import { states } from '../../schemas/states.ts';
import { type Market, markets } from './markets.ts';
import { type City, cities } from './places/cities.ts';

/** The most clinics that one city gets. */
const MOST_IN_CITY = 12;

const BRANDS = ['KROGER', 'FRED', 'FRYS', 'SMITHS', 'PICK N SAVE', 'BAKERS', 'METRO MARKET', 'JAYC', 'HART'] as const;
const codes = Object.keys(states);

function marketIn({ cityTown, stateProvince, places }: City, position: number): Market {
  const state = codes.indexOf(stateProvince);
  return {
    city: `${cityTown}, ${stateProvince}`,
    clinics: Math.min(MOST_IN_CITY, Math.floor(new Set(places.map(({ lat, lng }) => `${lat} ${lng}`)).size / 2)),
    brand: BRANDS[position % BRANDS.length] ?? 'KROGER',
    division: String(100 + state),
    areaCode: String(200 + state),
  };
}

/** A town whose postal codes have one place gets a clinic there, and no pharmacy. */
const townIn = (city: City, position: number): Market => ({ ...marketIn(city, position), clinics: 1 });

/** A town's postal code from its last digit on: an order in which neighbors are far apart. */
const scattered = ({ places }: City): string => [...places[0].postalCode].reverse().join('');

/**
 * The markets of a chain with so many clinics, for measuring at real size: the seeded markets, then other cities,
 * bigger ones first, and then towns all over the country. `providers` makes its places in the same way as those of the
 * seeded world. There are 30,000 clinics at most.
 */
export function buildChain(clinics: number): readonly Market[] {
  const seeded = new Set(markets.map(({ city }) => city));
  const others = cities.filter(
    ({ cityTown, stateProvince }) => codes.includes(stateProvince) && !seeded.has(`${cityTown}, ${stateProvince}`),
  );
  const further = others.map(marketIn);
  const towns = others
    .filter((_city, position) => further[position]?.clinics === 0)
    .toSorted((a, b) => (scattered(a) < scattered(b) ? -1 : 1))
    .map(townIn);
  const chain: Market[] = [];
  let missing = clinics;
  for (const market of [...markets, ...further, ...towns]) {
    if (missing <= 0) break;
    if (market.clinics === 0) continue;
    chain.push({ ...market, clinics: Math.min(market.clinics, missing) });
    missing -= market.clinics;
  }
  return chain;
}
