import timeZoneOf from '@photostructure/tz-lookup';
import { findCity } from './cities.ts';
import { type Market, markets } from './markets.ts';
import type { Place } from './Place.ts';

export interface Clinic {
  readonly providerId: string;
  readonly businessName: 'tlc' | 'pharmacy' | 'dietitian';
  readonly brand: string;
  readonly legalName: string;
  readonly vanityName: string;
  readonly addressLines: readonly string[];
  readonly place: Place;
  readonly phone: string;
  readonly timezone: string;
}

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
const LEGAL_NAME = 'The Little Clinic, LLC';

/** Spread evenly over the city's postal codes that stand apart, so that each clinic has its own point on a map. */
function spread(places: readonly Place[], count: number): readonly Place[] {
  const apart = places.filter(
    (place, index) => places.findIndex(({ lat, lng }) => lat === place.lat && lng === place.lng) === index,
  );
  const step = apart.length / count;
  return Array.from({ length: count }, (_, index) => apart[Math.floor((index + 0.5) * step)]).filter(
    (place) => place !== undefined,
  );
}

function clinicAt(market: Market, place: Place, position: number): Clinic {
  const street = STREETS[position % STREETS.length];
  const line = `${100 + ((Number(place.postalCode) * 37) % 8900)} ${street}`;
  return {
    providerId: `${market.division}${place.postalCode}`,
    businessName: 'tlc',
    brand: market.brand,
    legalName: LEGAL_NAME,
    vanityName: `The Little Clinic at ${street}`,
    addressLines: position % 4 === 3 ? [line, 'Suite 100'] : [line],
    place,
    phone: `${market.areaCode}-555-01${String(10 + position)}`,
    timezone: timeZoneOf(place.lat, place.lng),
  };
}

function clinicsOf(market: Market): readonly Clinic[] {
  const city = findCity(market.city);
  if (!city) throw new Error(`${market.city} has no postal codes`);
  return spread(city.places, market.clinics).map((place, position) => clinicAt(market, place, position));
}

/** The clinics of the seeded world, the same at every start. */
export const clinics = (): readonly Clinic[] => markets.flatMap(clinicsOf);
