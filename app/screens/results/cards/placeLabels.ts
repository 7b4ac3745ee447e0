import type { Provider } from '../../../journey/index.ts';
import { fillTemplate } from '../../../messages/fillTemplate.ts';
import { resultsMessages } from '../../../messages/results/results.ts';
import { providerLabel } from '../../../reservation/index.ts';

/** The name that guests know; the id of a provider that has none. */
export function placeName(provider: Provider): string {
  return providerLabel(provider) ?? provider.providerId;
}

/** Name and street, because several places share a name. */
export function placeInFull(provider: Provider): string {
  return [placeName(provider), provider.address?.addressLines[0]].filter(Boolean).join(', ');
}

/** '3.8 mi away'. */
export function distanceLabel(miles: number): string {
  const { distance, distanceShort } = resultsMessages.card;
  return miles < 0.1 ? distanceShort : fillTemplate(distance, { miles: miles.toFixed(1) });
}

/** The id of the heading of a provider's card. */
export const cardHeadingId = (providerId: string): string => `place-${providerId}`;
