import type { FlowName } from '../flow/Flow.ts';
import { flows } from '../flow/flows.ts';
import type { SearchCriteria } from './SearchCriteria.ts';

/** Two capital letters. */
export const isState = (text: string | undefined): text is string => text !== undefined && /^[A-Z]{2}$/.test(text);

/** The state that the guest of a visit by video is in; undefined where the search does not say. */
export function searchedState(
  flow: FlowName,
  criteria: Pick<SearchCriteria, 'state' | 'location'>,
): string | undefined {
  return flows[flow].stateFrom.map((name) => criteria[name]).find(isState);
}

/** Whether visits of the flow are by video, so that its search needs the state that the guest is in, not a place. */
export const searchesByState = (flow: FlowName): boolean => flows[flow].stateFrom.length > 0;
