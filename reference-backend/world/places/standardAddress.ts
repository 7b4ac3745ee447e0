import type { PostalAddress } from '../../../schemas/generated/api/places/validate-address/request.js';
import { findPlace } from './findPlace.ts';

/** An address in its standard form, and whether this is another place than the one that was sent. */
export interface StandardAddress {
  readonly address: PostalAddress;
  readonly corrected: boolean;
}

const tidy = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** The form in which cities are compared: it is the same for 'St. Louis', 'saint louis' and 'SAINT  LOUIS'. */
const letters = (city: string): string =>
  city
    .toLowerCase()
    .replace(/^\s*st\b/, 'saint')
    .replace(/[^a-z]/g, '');

/**
 * The address with the city and the state of its postal code. Streets and counties are not looked up: in the lines only
 * spaces are tidied, and the county stays as it is.
 * @returns undefined for a postal code that does not exist
 */
export function standardAddress(address: PostalAddress): StandardAddress | undefined {
  const place = findPlace(address.postalCode);
  if (!place) return undefined;
  const { cityTown, stateProvince } = place;
  const isSamePlace = letters(address.cityTown) === letters(cityTown) && address.stateProvince === stateProvince;
  return {
    address: { ...address, addressLines: address.addressLines.map(tidy), cityTown, stateProvince },
    corrected: !isSamePlace,
  };
}
