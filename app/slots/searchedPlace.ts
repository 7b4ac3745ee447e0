import type { TimeSlotSearch } from '../api/index.ts';
import type { FlowName } from '../journey/index.ts';
import type { SearchCriteria } from '../journey/search/SearchCriteria.ts';

/** Two capital letters. */
export const isState = (text: string | undefined): text is string => text !== undefined && /^[A-Z]{2}$/.test(text);

/** The state that the guest of a visit by video is in; undefined where the search does not say. */
export function searchedState(
  flow: FlowName,
  { state, location }: Pick<SearchCriteria, 'state' | 'location'>,
): string | undefined {
  // A state that is chosen on the main page becomes the location; a prescreen says it beside.
  if (flow === 'VIRTUAL_VISIT') return [location, state].find(isState);
  return flow === 'DIETITIAN' ? [state, location].find(isState) : undefined;
}

/** Where a search of this flow looks: near a place, or by video for guests in a state; undefined where it lacks that. */
export function searchedPlace(
  flow: FlowName,
  criteria: Pick<SearchCriteria, 'state' | 'location'>,
): TimeSlotSearch['where'] | undefined {
  if (flow !== 'VIRTUAL_VISIT' && flow !== 'DIETITIAN') {
    return criteria.location === undefined ? undefined : { freeFormAddress: criteria.location };
  }
  const state = searchedState(flow, criteria);
  return state === undefined ? undefined : { state, isVirtualVisit: flow === 'VIRTUAL_VISIT' };
}
