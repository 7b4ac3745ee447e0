import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { reduceQuestions } from '#engine';
import { hasStarted } from '../journey/flow/hasStarted.ts';
import { stateOf } from '../journey/search/criteriaFromState.ts';
import type { SearchCriteria } from '../journey/search/SearchCriteria.ts';
import { useAppWiring } from '../wiring/index.ts';
import { prescreenCriteria } from './prescreenCriteria.ts';
import { stepAnswers } from './prescreenSteps.ts';
import type { Prescreen } from './usePrescreen.ts';
import type { PrescreenStart } from './usePrescreenStart.ts';

/** Goes to the results of what the answers lead to. */
export function useFinish(
  { opened, latest, keep, steps }: Prescreen,
  { service, flow }: PrescreenStart,
  criteria: SearchCriteria,
  result: string,
): () => void {
  const { journey } = useAppWiring();
  const navigate = useNavigate();
  return useCallback(() => {
    const { plan, context } = opened;
    const state = latest();
    // Who comes back finds the last question open: else the prescreen would lead away again at once.
    if (plan.questions && state.questions) {
      const around = { steps: stepAnswers(steps.path), context };
      keep({ questions: reduceQuestions(plan.questions, state.questions, { type: 'back' }, around) });
    }
    // Who came by a link has not begun a flow, or another one.
    if (!hasStarted(journey.getState().flow, flow)) journey.dispatch({ type: 'startFlow', flow });
    journey.dispatch({ type: 'continueFlow' });
    void navigate(result, { state: stateOf(prescreenCriteria(opened, state, criteria, service)) });
  }, [journey, navigate, opened, latest, keep, steps, service, flow, criteria, result]);
}
