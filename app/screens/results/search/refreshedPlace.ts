import type { TimeSlotRefresh } from '../../../api/index.ts';
import type { Provider } from '../../../journey/index.ts';

/**
 * Where the times of a found provider are read again: by state for the clinic by video, by location id for all others.
 */
export const refreshedPlace = ({
  providerId,
  businessName,
  licensureState,
}: Pick<Provider, 'providerId' | 'businessName' | 'licensureState'>): TimeSlotRefresh['where'] =>
  licensureState !== undefined && businessName === 'tlc' ? { licensureState } : { locationIds: [providerId] };
