import type { PostalAddress } from '../../../schemas/generated/api/validate-address/request.js';
import { findPlace } from './findPlace.ts';

/** An address as it is written for the mail, and whether that is another place than was meant. */
export interface StandardAddress {
  readonly address: PostalAddress;
  readonly corrected: boolean;
}

const tidy = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** The form in which cities are compared: 'St. Louis', 'saint louis' and 'SAINT  LOUIS' are one. */
const letters = (city: string): string =>
  city
    .toLowerCase()
    .replace(/^\s*st\b/, 'saint')
    .replace(/[^a-z]/g, '');

/**
 * The address with the city and the state of its postal code. Streets and counties are not known here: lines come back
 * tidied, the county as it is.
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
