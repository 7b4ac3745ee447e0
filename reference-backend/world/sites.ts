import findTimeZone from '@photostructure/tz-lookup';
import type { Market } from './markets.ts';
import type { Site } from './Provider.ts';
import { findCity } from './places/cities.ts';
import type { Place } from './places/places.ts';

const STREETS = [
  'Main Street',
  'Oak Avenue',
  'Market Street',
  'Lincoln Way',
  'Union Avenue',
  'Harrison Road',
  'Park Boulevard',
  'Mill Lane',
];

/** A site, with the facts that follow from its location. */
export interface FoundSite extends Site {
  readonly street: string;
  readonly timezone: string;
}

/** The postal codes of a market's city, one for each set of coordinates. */
function placesApart({ city }: Market): readonly Place[] {
  const [name = '', state = ''] = city.split(', ');
  const found = findCity(name, state);
  if (!found) throw new Error(`${city} has no postal codes`);
  const points = new Map<string, Place>();
  for (const place of found.places) {
    const point = `${place.lat} ${place.lng}`;
    if (!points.has(point)) points.set(point, place);
  }
  return [...points.values()];
}

function siteAt(place: Place, position: number): FoundSite {
  const street = STREETS[position % STREETS.length] ?? '';
  const line = `${100 + ((Number(place.postalCode) * 37) % 8900)} ${street}`;
  return {
    street,
    addressLines: position % 4 === 3 ? [line, 'Suite 100'] : [line],
    place,
    timezone: findTimeZone(place.lat, place.lng),
  };
}

/**
 * Picks sites that are spread evenly over the city.
 * @param besides sites that are already taken, which are not picked again
 */
export function pickSites(market: Market, count: number, besides: readonly FoundSite[] = []): readonly FoundSite[] {
  const taken = new Set(besides.map(({ place }) => place.postalCode));
  const places = placesApart(market).filter(({ postalCode }) => !taken.has(postalCode));
  const step = places.length / count;
  const chosen = Array.from({ length: count }, (_, index) => places[Math.floor((index + 0.5) * step)]);
  return [...new Set(chosen)].filter((place) => place !== undefined).map(siteAt);
}
