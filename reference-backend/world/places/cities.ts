import { type Place, places } from './places.ts';

/** A city with all its postal codes. */
export interface City {
  readonly cityTown: string;
  readonly stateProvince: string;
  /** Ascending by postal code; never empty. */
  readonly places: readonly [Place, ...Place[]];
  /** 'cincinnati,oh' */
  readonly key: string;
}

/**
 * The form in which city names are compared: letters and digits alone, because 'Winston-Salem' is also written
 * 'Winston Salem', and "O'Fallon" 'O Fallon'. The comma before the state stays.
 */
export const cityKey = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .trim()
    .replace(/^st[. ] */, 'saint ')
    .replace(/[^a-z0-9,]/g, '');

function gather(): City[] {
  const byKey = new Map<string, [Place, ...Place[]]>();
  for (const place of places) {
    const key = cityKey(`${place.cityTown}, ${place.stateProvince}`);
    const existing = byKey.get(key);
    if (existing) existing.push(place);
    else byKey.set(key, [place]);
  }
  return [...byKey].map(([key, of]) => ({
    key,
    cityTown: of[0].cityTown,
    stateProvince: of[0].stateProvince,
    places: of,
  }));
}

/** Every US city, those with more postal codes first, because they are bigger. */
export const cities: readonly City[] = gather().sort((a, b) => b.places.length - a.places.length);

const byKey = new Map(cities.map((city) => [city.key, city]));

/** @param text 'City, ST' */
export const findCity = (text: string): City | undefined => byKey.get(cityKey(text));

/** The only city of this name, or the one that is bigger than every other. */
export function findBiggestCity(name: string): City | undefined {
  const key = `${cityKey(name)},`;
  const [first, second] = cities.filter((city) => city.key.startsWith(key));
  return first && first.places.length > (second?.places.length ?? 0) ? first : undefined;
}
