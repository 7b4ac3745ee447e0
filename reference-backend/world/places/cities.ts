import zipcodes from 'zipcodes';
import { type Place, places } from './places.ts';

/** A city with all its postal codes. */
export interface City {
  readonly cityTown: string;
  readonly stateProvince: string;
  /** Ascending by postal code; never empty. */
  readonly places: readonly [Place, ...Place[]];
  /** The {@link cityKey} of its name. */
  readonly key: string;
}

const longForms: Readonly<Record<string, string>> = { st: 'saint', ft: 'fort', mt: 'mount' };

/**
 * The form in which city names are compared: letters and digits alone, because 'Winston-Salem' is also written
 * 'Winston Salem', and "O'Fallon" 'O Fallon'. 'St.', 'Ft.' and 'Mt.' are the words that they stand for. A comma, which
 * begins the state, stays.
 */
export const cityKey = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .trim()
    .replace(/\b(st|ft|mt)[. ]/g, (short, letters: string) => longForms[letters] ?? short)
    .replace(/[^a-z0-9,]/g, '');

function gather(): City[] {
  const byCity = new Map<string, [Place, ...Place[]]>();
  for (const place of places) {
    const id = cityId(cityKey(place.cityTown), place.stateProvince);
    const existing = byCity.get(id);
    if (existing) existing.push(place);
    else byCity.set(id, [place]);
  }
  return [...byCity.values()].map((of) => ({
    key: cityKey(of[0].cityTown),
    cityTown: of[0].cityTown,
    stateProvince: of[0].stateProvince,
    places: of,
  }));
}

const cityId = (key: string, stateProvince: string): string => `${key},${stateProvince}`;

/** Every US city, those with more postal codes first, because they are bigger. */
export const cities: readonly City[] = gather().sort((a, b) => b.places.length - a.places.length);

const byId = new Map(cities.map((city) => [cityId(city.key, city.stateProvince), city]));

/** @param state its code or its name, in any case and with any punctuation: 'OH', 'ohio', 'D.C.' */
export function findCity(name: string, state: string): City | undefined {
  const code = stateCode(state);
  return code === undefined ? undefined : byId.get(cityId(cityKey(name), code));
}

/** The code of a state by its code or its name; undefined for any other text of more than two letters. */
export const stateCode = (state: string): string | undefined =>
  zipcodes.states.normalize(state.replace(/[^a-z ]/gi, '').trim());

const byKey = new Map<string, City[]>();
for (const city of cities) byKey.set(city.key, [...(byKey.get(city.key) ?? []), city]);

/** The only city of this name, or the one that is bigger than every other. */
export function findBiggestCity(name: string): City | undefined {
  const [first, second] = byKey.get(cityKey(name)) ?? [];
  return first && first.places.length > (second?.places.length ?? 0) ? first : undefined;
}
