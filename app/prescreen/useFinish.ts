import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { hasStarted } from '../journey/flow/hasStarted.ts';
import { stateOf } from '../journey/search/criteriaFromState.ts';
import type { SearchCriteria } from '../journey/search/SearchCriteria.ts';
import { useAppWiring } from '../wiring/index.ts';
import { prescreenCriteria } from './prescreenCriteria.ts';
import { saidAnswers } from './saidAnswers.ts';
import type { Prescreen } from './usePrescreen.ts';
import type { PrescreenStart } from './usePrescreenStart.ts';

/** Goes to the results of what the answers lead to. */
export function useFinish(
  { opened, latest }: Prescreen,
  { service, flow }: PrescreenStart,
  criteria: SearchCriteria,
  result: string,
): () => void {
  const { journey } = useAppWiring();
  const navigate = useNavigate();
  return useCallback(() => {
    // Who came by a link has not begun a flow, or another one.
    if (!hasStarted(journey.getState().flow, flow)) journey.dispatch({ type: 'startFlow', flow });
    journey.dispatch({ type: 'said', said: saidAnswers(opened, latest()) });
    journey.dispatch({ type: 'continueFlow' });
    void navigate(result, { state: stateOf(prescreenCriteria(opened, latest(), criteria, service)) });
  }, [journey, navigate, opened, latest, service, flow, criteria, result]);
}
