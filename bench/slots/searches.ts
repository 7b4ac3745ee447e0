import type { Market } from '../../reference-backend/world/markets.ts';
import { cities } from '../../reference-backend/world/places/cities.ts';

/** What guests search for: short and long visits, vaccines at clinics and pharmacies, and two vaccines at once. */
const WISHES = [
  { businesses: ['tlc'], services: [29] },
  { businesses: ['tlc'], services: [61] },
  { businesses: ['tlc', 'pharmacy'], services: [101] },
  { businesses: ['tlc', 'pharmacy'], services: [102, 104] },
] as const;

/** The number of days that the app requests. */
const DAYS = 14;
/** The latest start of a measured search, in days from today. */
const LATEST_START = 45;

/** Pseudo-random numbers between 0 and 1, the same sequence every time. */
function* numbers(seed = 20270301): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state / 2 ** 32;
  }
}

/**
 * Queries of searches around places of the chain, as the app sends them; the same chain gives the same queries.
 * @param mostPlaces how many places each asks for
 */
export function searchesIn(
  chain: readonly Market[],
  count: number,
  now: Date,
  mostPlaces: number,
): readonly URLSearchParams[] {
  const random = numbers();
  const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(random.next().value * from.length)];
  const zips = new Map(cities.map(({ cityTown, stateProvince, places }) => [`${cityTown}, ${stateProvince}`, places]));
  const day = (ahead: number): string => new Date(now.getTime() + ahead * 86_400_000).toISOString().slice(0, 10);
  return Array.from({ length: count }, () => {
    const place = pick(zips.get(pick(chain)?.city ?? '') ?? []);
    const wish = pick(WISHES) ?? WISHES[0];
    const start = Math.floor(random.next().value * LATEST_START);
    return new URLSearchParams([
      ...wish.businesses.map((name) => ['filter.businessNames', name]),
      ...wish.services.map((id) => ['filter.serviceIds', String(id)]),
      ['filter.startDate', day(start)],
      ['filter.endDate', day(start + DAYS - 1)],
      ['filter.maxResults', String(mostPlaces)],
      ['filter.freeFormAddress', place?.postalCode ?? ''],
    ]);
  });
}
