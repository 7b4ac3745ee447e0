import type { TimeSlotRefresh } from '../../../api/index.ts';
import type { Provider } from '../../../journey/index.ts';

type FoundProvider = Pick<Provider, 'providerId' | 'businessName' | 'licensureState'>;

/**
 * Where the times of found providers are read again: by state for the clinic by video, which a search finds alone, by
 * location ids for all others.
 */
export function refreshedPlace(providers: readonly FoundProvider[]): TimeSlotRefresh['where'] {
  const byVideo = providers.find(
    ({ businessName, licensureState }) => licensureState !== undefined && businessName === 'tlc',
  );
  return byVideo?.licensureState === undefined
    ? { locationIds: providers.map(({ providerId }) => providerId) }
    : { licensureState: byVideo.licensureState };
}
