import zipcodes from 'zipcodes';
import { type City, cities, cityKey } from './cities.ts';
import { findPlace } from './findPlace.ts';
import { type Place, places } from './places.ts';
import { tidyPlaceText } from './tidyPlaceText.ts';

/**
 * Places that the typed text may mean, best first: postal codes that begin with the digits, else cities whose name, or
 * whose name and state, begin with the text, bigger ones first. A text that begins none may still name a place, as
 * '45202 Cincinnati' does.
 */
export function suggestPlaces(typed: string, limit: number): readonly Place[] {
  const digits = tidyPlaceText(typed);
  if (/^\d+$/.test(digits)) return takeWhere(places, (place) => place.postalCode.startsWith(digits), limit);
  const key = cityKey(typed);
  if (key === '') return [];
  const begun = takeWhere(cities, (city) => mayMean(city, key), limit).map((city) => city.places[0]);
  const named = begun.length === 0 ? findPlace(typed) : undefined;
  return named ? [named] : begun;
}

/** Whether the city begins with this key: 'cincin', 'cincinnati,o', 'cincinnatiohio'. */
function mayMean({ key: name, stateProvince }: City, key: string): boolean {
  if (name.startsWith(key)) return true;
  if (!key.startsWith(name)) return false;
  const state = key.slice(name.length).replace(/^,/, '');
  return [stateProvince, zipcodes.states.abbr[stateProvince] ?? ''].some((of) => cityKey(of).startsWith(state));
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
