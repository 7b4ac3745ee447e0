import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppServices } from '../../../app-services/index.ts';
import { hasStarted } from '../../../journey/flows.ts';
import { navigationState } from '../../../journey/search/criteriaFromState.ts';
import { type SearchCriteria, searchedState, searchesByState } from '../../../journey/search/SearchCriteria.ts';
import type { Prescreen } from '../state/usePrescreen.ts';
import type { PrescreenStart } from '../state/usePrescreenStart.ts';
import { buildPrescreenPayload, collectPrescreenAnswers, prescreenCriteria } from './prescreenCriteria.ts';

export interface PrescreenEnd {
  readonly result: string;
  /** Called when the answers lead to no search, because the state that the flow searches by was not asked. */
  readonly onNoSearch: () => void;
}

/** Goes to the results of the search that the answers lead to. */
export function useFinish(
  { opened, latest }: Prescreen,
  { type, service, flow }: PrescreenStart,
  criteria: SearchCriteria,
  { result, onNoSearch }: PrescreenEnd,
): () => void {
  const { journey } = useAppServices();
  const navigate = useNavigate();
  return useCallback(() => {
    const search = prescreenCriteria(opened, latest(), criteria, service);
    // Without a state, the results would send the guest back to where the flow begins, which is here.
    if (searchesByState(flow) && searchedState(flow, search) === undefined) return onNoSearch();
    // A guest who came by a link has begun no flow, or another one.
    if (!hasStarted(journey.getState().flow, flow)) journey.dispatch({ type: 'startFlow', flow });
    journey.dispatch({
      type: 'answeredBefore',
      prescreened: { type, serviceIds: search.serviceIds },
      priorAnswers: collectPrescreenAnswers(opened, latest()),
      forwarded: { serviceIds: search.serviceIds, payload: buildPrescreenPayload(opened, latest()) },
    });
    journey.dispatch({ type: 'continueFlow' });
    void navigate(result, { state: navigationState(search) });
  }, [journey, navigate, opened, latest, type, service, flow, criteria, result, onNoSearch]);
}
