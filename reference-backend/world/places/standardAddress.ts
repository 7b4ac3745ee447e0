import type { PostalAddress } from '../../../schemas/generated/api/places/validate-address/request.js';
import { cityKey } from './cities.ts';
import { findPlace } from './findPlace.ts';

/** An address in its standard form, and whether this is another place than the one that was sent. */
export interface StandardAddress {
  readonly address: PostalAddress;
  readonly corrected: boolean;
}

const tidy = (text: string): string => text.trim().replace(/\s+/g, ' ');

/**
 * The address with the city and the state of its postal code. Streets and counties are not looked up: in the lines only
 * spaces are tidied, and the county stays as it is.
 * @returns undefined for a postal code that does not exist, and for an address whose lines are all blank
 */
export function standardAddress(address: PostalAddress): StandardAddress | undefined {
  const place = findPlace(address.postalCode);
  const addressLines = address.addressLines.map(tidy).filter((line) => line !== '');
  if (!place || addressLines.length === 0) return undefined;
  const { cityTown, stateProvince } = place;
  const isSamePlace = cityKey(address.cityTown) === cityKey(cityTown) && address.stateProvince === stateProvince;
  return {
    address: { ...address, addressLines, cityTown, stateProvince },
    corrected: !isSamePlace,
  };
}
