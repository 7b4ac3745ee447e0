import { cities, cityKey } from './cities.ts';
import { type Place, places } from './places.ts';

/**
 * Places that the typed text may mean, best first: postal codes that begin with the digits,
 * else cities that begin with the text, bigger ones first.
 */
export function suggestPlaces(typed: string, limit: number): readonly Place[] {
  const digits = typed.trim();
  if (/^\d+$/.test(digits)) return takeWhere(places, (place) => place.postalCode.startsWith(digits), limit);
  const key = cityKey(typed);
  return takeWhere(cities, (city) => city.key.startsWith(key), limit).map((city) => city.places[0]);
}

/** Like `filter` and `slice`, but stops when it has enough. */
function takeWhere<T>(all: readonly T[], wanted: (one: T) => boolean, limit: number): readonly T[] {
  const found: T[] = [];
  for (const one of all) {
    if (found.length === limit) break;
    if (wanted(one)) found.push(one);
  }
  return found;
}
