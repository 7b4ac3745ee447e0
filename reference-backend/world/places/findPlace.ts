import { type City, findBiggestCity, findCity } from './cities.ts';
import { type Place, places } from './places.ts';

const byPostalCode = new Map(places.map((place) => [place.postalCode, place]));
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Finds the place that a guest's text names.
 * @param text a ZIP (also with +4), 'City, ST', 'City, State', 'City ST', 'City, ST 12345', or a city alone, which is the
 * biggest of its name
 * @returns undefined where there is no such place; the coordinates of a city are the mean of its postal codes
 */
export function findPlace(text: string): Place | undefined {
  const zip = /(?:^|\s)(\d{5})(?:-\d{4})?$/.exec(text.trim())?.[1];
  if (zip) return byPostalCode.get(zip);
  const city = text.includes(',') ? findWithComma(text) : (findWithoutComma(text) ?? findBiggestCity(text));
  if (!city) return undefined;
  return {
    ...city.places[0],
    lat: mean(city.places.map(({ lat }) => lat)),
    lng: mean(city.places.map(({ lng }) => lng)),
  };
}

function findWithComma(text: string): City | undefined {
  const [name = '', state = '', ...more] = text.split(',');
  return more.length > 0 ? undefined : findCity(name, state);
}

/** The longest name of a state has three words. */
const longestState = 3;

/** Takes the last words for the state: 'cincinnati oh', 'Charleston West Virginia'. */
function findWithoutComma(text: string): City | undefined {
  const words = text.trim().split(/\s+/);
  for (let ofState = 1; ofState <= Math.min(longestState, words.length - 1); ofState += 1) {
    const city = findCity(words.slice(0, -ofState).join(' '), words.slice(-ofState).join(' '));
    if (city) return city;
  }
  return undefined;
}
