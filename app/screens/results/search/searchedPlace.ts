import type { TimeSlotRefresh, TimeSlotSearch } from '../../../api/index.ts';
import { type FlowName, flows, type Provider } from '../../../journey/index.ts';
import { type SearchCriteria, searchedState, searchesByState } from '../../../journey/search/SearchCriteria.ts';

/** Where a search of this flow looks: near a place, or by video for guests in a state; undefined where it lacks that. */
export function searchedPlace(
  flow: FlowName,
  criteria: Pick<SearchCriteria, 'state' | 'location'>,
): TimeSlotSearch['where'] | undefined {
  if (!searchesByState(flow)) {
    return criteria.location === undefined ? undefined : { freeFormAddress: criteria.location };
  }
  const state = searchedState(flow, criteria);
  return state === undefined ? undefined : { state, isVirtualVisit: flows[flow].isVirtualVisit };
}

/** How the times of a found provider are read again: those of the clinic by video by the state, all others by their id. */
export const refreshedPlace = ({
  providerId,
  businessName,
  licensureState,
}: Pick<Provider, 'providerId' | 'businessName' | 'licensureState'>): TimeSlotRefresh['where'] =>
  licensureState !== undefined && businessName === 'tlc' ? { licensureState } : { locationIds: [providerId] };
