import { useCallback, useMemo } from 'react';
import { initialState, restoreState } from '#engine';
import { useAppServices, useJourney } from '../../../app-services/index.ts';
import type { PrescreenState } from '../../../journey/index.ts';
import type { OpenedPrescreen } from './openPrescreen.ts';
import { type PrescreenSteps, prescreenSteps } from './prescreenSteps.ts';

/** The answers of a prescreen in the journey, and the steps that they lead to. */
export interface Prescreen {
  readonly opened: OpenedPrescreen;
  readonly state: PrescreenState;
  readonly steps: PrescreenSteps;
  /** The current answers, including those handed over since the last render. */
  readonly latest: () => PrescreenState;
  readonly keep: (part: Pick<PrescreenState, 'wizard' | 'questions'>) => void;
}

/** @param key of the type and service; answers for another key are ignored */
export function usePrescreen(opened: OpenedPrescreen, key: string): Prescreen {
  const { journey } = useAppServices();
  const { plan, context } = opened;
  const kept = useJourney(({ prescreen }) => prescreen);
  const start = useMemo(
    (): PrescreenState => ({ key, ...(plan.wizard && { wizard: initialState(plan.wizard, context) }) }),
    [key, plan, context],
  );
  const own = useCallback(
    (prescreen: PrescreenState | undefined): PrescreenState => {
      if (prescreen?.key !== key) return start;
      const { wizard } = prescreen;
      const current = plan.wizard && wizard && restoreState(plan.wizard, wizard, context);
      return current === wizard ? prescreen : { ...prescreen, ...(current && { wizard: current }) };
    },
    [key, start, plan, context],
  );
  const state = useMemo(() => own(kept), [own, kept]);
  const { wizard } = state;
  const steps = useMemo(() => prescreenSteps(plan, wizard ? { wizard } : {}, context), [plan, wizard, context]);
  const latest = useCallback(() => own(journey.getState().prescreen), [own, journey]);
  const keep = useCallback(
    (part: Pick<PrescreenState, 'wizard' | 'questions'>) =>
      journey.dispatch({ type: 'prescreened', prescreen: { ...latest(), ...part } }),
    [journey, latest],
  );
  return { opened, state, steps, latest, keep };
}
