import { type City, findBiggestCity, findCity, stateCode } from './cities.ts';
import { type Place, places } from './places.ts';
import { tidyPlaceText } from './tidyPlaceText.ts';

const byPostalCode = new Map(places.map((place) => [place.postalCode, place]));
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Finds the place that a guest's text names.
 * @param text a ZIP code (also with +4), a city, which is the biggest of its name, or a city with its state's code or name
 * on either side of it. A ZIP code may stand anywhere among the words, and the country at the end. Commas mean nothing
 * @returns undefined where there is no such place; the coordinates of a city are the mean of its postal codes
 */
export function findPlace(text: string): Place | undefined {
  const tidy = tidyPlaceText(text);
  // There is a city of the name Kelly USA, so the text is first read with these words.
  return findWritten(tidy) ?? (country.test(tidy) ? findWritten(tidy.replace(country, '')) : undefined);
}

/** At the end of an address, as maps write it. */
const country = / (?:usa?|u\.s\.(?:a\.?)?|united states(?: of america)?)$/i;

function findWritten(tidy: string): Place | undefined {
  const zip = [...tidy.matchAll(zipPattern)].at(-1);
  if (zip) return findByZip(tidy, zip);
  const city = findNamedCity(tidy.split(' '));
  if (!city) return undefined;
  return {
    ...city.places[0],
    lat: mean(city.places.map(({ lat }) => lat)),
    lng: mean(city.places.map(({ lng }) => lng)),
  };
}

/** A word of five digits, also with +4: beside the hyphen, after a space, or without either. */
const zipPattern = /(?<!\S)(\d{5})(?:[- ]?\d{4})?(?!\S)/g;

/**
 * The place of the last ZIP code. At the end of an address it counts whatever stands before it. Elsewhere
 * five digits may be the number of a house, so the words around it must name the city or the state of the ZIP code.
 */
function findByZip(tidy: string, { 0: written, 1: postalCode = '', index }: RegExpExecArray): Place | undefined {
  const place = byPostalCode.get(postalCode);
  const after = tidy.slice(index + written.length).trim();
  if (after === '' || !place) return place;
  const words = `${tidy.slice(0, index)}${after}`.split(' ');
  return namesStateOf(words, place) || namesCityOf(words, place) ? place : undefined;
}

const namesStateOf = (words: readonly string[], { stateProvince }: Place): boolean =>
  stateCode(words.join(' ')) === stateProvince || findWithState(words)?.stateProvince === stateProvince;

const namesCityOf = (words: readonly string[], { cityTown, stateProvince }: Place): boolean =>
  findCity(words.join(' '), stateProvince) === findCity(cityTown, stateProvince);

/** A city of the whole name counts before a state in front of another one: 'La Mesa' is not sought in Louisiana. */
const findNamedCity = (words: readonly string[]): City | undefined =>
  findBeforeState(words) ?? findBiggestCity(words.join(' ')) ?? findAfterState(words);

const findWithState = (words: readonly string[]): City | undefined => findBeforeState(words) ?? findAfterState(words);

/** The longest name of a state has three words. */
const stateLengths = [1, 2, 3];

/** Takes the last words for the state: 'cincinnati oh', 'Charleston West Virginia'. */
const findBeforeState = (words: readonly string[]): City | undefined =>
  findFirst((length) => findCity(words.slice(0, -length).join(' '), words.slice(-length).join(' ')));

/** Takes the first words for the state: 'OH Cincinnati', 'West Virginia Charleston'. */
const findAfterState = (words: readonly string[]): City | undefined =>
  findFirst((length) => findCity(words.slice(length).join(' '), words.slice(0, length).join(' ')));

function findFirst(find: (stateLength: number) => City | undefined): City | undefined {
  for (const length of stateLengths) {
    const city = find(length);
    if (city) return city;
  }
  return undefined;
}
