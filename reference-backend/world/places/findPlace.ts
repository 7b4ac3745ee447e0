import zipcodes from 'zipcodes';
import { findCity } from './cities.ts';
import { type Place, places } from './places.ts';

const byPostalCode = new Map(places.map((place) => [place.postalCode, place]));
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Finds the place that a guest's text names.
 * @param text a ZIP (also with +4), 'City, ST', 'City, State' or 'City, ST 12345'
 * @returns undefined where there is no such place; the coordinates of a city are the mean of its postal codes
 */
export function findPlace(text: string): Place | undefined {
  const zip = /(?:^|\s)(\d{5})(?:-\d{4})?$/.exec(text.trim())?.[1];
  if (zip) return byPostalCode.get(zip);
  const [name = '', state = '', ...more] = text.split(',');
  if (more.length > 0) return undefined;
  const city = findCity(`${name}, ${zipcodes.states.normalize(state.trim())}`);
  if (!city) return undefined;
  return {
    ...city.places[0],
    lat: mean(city.places.map(({ lat }) => lat)),
    lng: mean(city.places.map(({ lng }) => lng)),
  };
}
