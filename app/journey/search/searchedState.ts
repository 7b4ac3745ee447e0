import type { FlowName } from '../flow/Flow.ts';
import type { SearchCriteria } from './SearchCriteria.ts';

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

/** Whether visits of the flow are by video, so that its search needs the state that the guest is in, not a place. */
export const searchesByState = (flow: FlowName): boolean => flow === 'VIRTUAL_VISIT' || flow === 'DIETITIAN';
