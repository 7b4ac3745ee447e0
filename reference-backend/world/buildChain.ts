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

/**
 * The markets of a chain with so many clinics, for measuring at real size: the seeded markets, then other cities,
 * bigger ones first. `providers` makes its places in the same way as those of the seeded world.
 */
export function buildChain(clinics: number): readonly Market[] {
  const seeded = new Set(markets.map(({ city }) => city));
  const further = cities
    .filter(
      ({ cityTown, stateProvince }) => codes.includes(stateProvince) && !seeded.has(`${cityTown}, ${stateProvince}`),
    )
    .map(marketIn);
  const chain: Market[] = [];
  let missing = clinics;
  for (const market of [...markets, ...further]) {
    if (missing <= 0) break;
    if (market.clinics === 0) continue;
    chain.push({ ...market, clinics: Math.min(market.clinics, missing) });
    missing -= market.clinics;
  }
  return chain;
}
