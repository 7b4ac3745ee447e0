import type { FlowName } from '../flow/Flow.ts';
import { flows } from '../flow/flows.ts';
import type { SearchCriteria } from './SearchCriteria.ts';

/** Whether the text is two capital letters, like the code of a state. */
export const isState = (text: string | undefined): text is string => text !== undefined && /^[A-Z]{2}$/.test(text);

/** The state that the guest of a visit by video is in; undefined where the search has none. */
export function searchedState(
  flow: FlowName,
  criteria: Pick<SearchCriteria, 'state' | 'location'>,
): string | undefined {
  return flows[flow].stateFrom.map((name) => criteria[name]).find(isState);
}

/** Whether visits of the flow are by video, so that its search needs the guest's state instead of a place. */
export const searchesByState = (flow: FlowName): boolean => flows[flow].stateFrom.length > 0;
