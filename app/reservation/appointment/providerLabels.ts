import type { Address, Provider } from '../../journey/index.ts';

export type ProviderNames = Pick<Provider, 'vanityName' | 'clinicianName' | 'legalName' | 'brand'>;

/** The name that guests know; undefined where the provider has none. */
export const providerLabel = ({ vanityName, clinicianName, legalName, brand }: ProviderNames): string | undefined =>
  vanityName ?? clinicianName ?? legalName ?? brand;

/** The lines of the address, as on an envelope. */
export const addressLabels = (address: Address): readonly string[] => [...address.addressLines, cityLabel(address)];

/** The last line of an address: 'Mason, OH 45040'. */
export const cityLabel = ({ cityTown, stateProvince, postalCode }: Omit<Address, 'addressLines'>): string =>
  `${cityTown}, ${stateProvince} ${postalCode}`;

/** The address of a Google Maps search for this place. */
export const mapHref = (address: Address): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: addressLabels(address).join(', ') })}`;
