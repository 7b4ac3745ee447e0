import type { TimeSlotRefresh } from '../../../api/index.ts';
import type { Provider } from '../../../journey/index.ts';

/** How the times of a found provider are read again: those of the clinic by video by the state, all others by their id. */
export const refreshedPlace = ({
  providerId,
  businessName,
  licensureState,
}: Pick<Provider, 'providerId' | 'businessName' | 'licensureState'>): TimeSlotRefresh['where'] =>
  licensureState !== undefined && businessName === 'tlc' ? { licensureState } : { locationIds: [providerId] };
