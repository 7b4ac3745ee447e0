import type { Provider } from '../../journey/index.ts';

export type ProviderNames = Pick<Provider, 'vanityName' | 'clinicianName' | 'legalName' | 'brand'>;

/** The name that guests know; undefined where the provider has none. */
export const providerLabel = ({ vanityName, clinicianName, legalName, brand }: ProviderNames): string | undefined =>
  vanityName ?? clinicianName ?? legalName ?? brand;
