import type { TimeSlotSearch } from '../../../api/index.ts';
import { type FlowName, flows } from '../../../journey/index.ts';
import { type SearchCriteria, searchedState, searchesByState } from '../../../journey/search/SearchCriteria.ts';

/**
 * Where a search of this flow looks: near a place, or by video for guests in a state; undefined if this is not known.
 */
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
