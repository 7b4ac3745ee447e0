import type { Provider } from '../../../../journey/index.ts';
import { providerLabel } from '../../../../reservation/index.ts';

/** The name that guests know; the id of a provider that has none. */
export function placeName(provider: Provider): string {
  return providerLabel(provider) ?? provider.providerId;
}

/** Name and street, because several places share a name. */
export function placeInFull(provider: Provider): string {
  return [placeName(provider), provider.address?.addressLines[0]].filter(Boolean).join(', ');
}
