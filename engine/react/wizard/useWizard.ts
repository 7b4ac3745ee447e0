import { useMemo, useReducer } from 'react';
import { EngineError } from '../../core/errors/EngineError.ts';
import type { JsonObject } from '../../core/json/Json.ts';
import { initialState } from '../../core/wizard/initialState.ts';
import { type Path, type PathPage, pageIndex, pathFor } from '../../core/wizard/path.ts';
import { reduce } from '../../core/wizard/reduce.ts';
import type { WizardPlan } from '../../core/wizard/WizardPlan.ts';
import type { WizardAction, WizardState } from '../../core/wizard/WizardState.ts';

const NOTHING: JsonObject = {};

/** A wizard's state as its views need it. The caller keeps the state, so that it can outlive the views. */
export interface Wizard {
  readonly plan: WizardPlan;
  readonly state: WizardState;
  readonly dispatch: (action: WizardAction) => void;
  /** The pages that the answers lead through now. */
  readonly path: Path;
  /** The page that the guest is on. */
  readonly current: PathPage;
  /** Index of the current page in the path. */
  readonly index: number;
}

/**
 * Makes what the views of a wizard need from the state that the caller keeps.
 *
 * @param dispatch applies `reduce(plan, state, action, context)` to the caller's store
 * @param context what the rules may read besides the answers; pass the same object at each render
 */
export function useWizard(
  plan: WizardPlan,
  state: WizardState,
  dispatch: (action: WizardAction) => void,
  context: JsonObject = NOTHING,
): Wizard {
  const { answers, position } = state;
  const path = useMemo(() => pathFor(plan, answers, context), [plan, answers, context]);
  return useMemo(() => {
    const index = pageIndex(path, position);
    const current = path[index];
    if (!current) throw new EngineError('A wizard needs a page on its path.');
    return { plan, state, dispatch, path, current, index };
  }, [plan, state, dispatch, path, position]);
}

/**
 * A wizard whose answers live as long as the component that calls this. An app whose answers must outlive its views
 * keeps the state itself and calls `useWizard`.
 *
 * @param context what the rules may read besides the answers; pass the same object at each render
 */
export function useLocalWizard(plan: WizardPlan, context: JsonObject = NOTHING): Wizard {
  const next = (state: WizardState, action: WizardAction) => reduce(plan, state, action, context);
  const [state, dispatch] = useReducer(next, undefined, () => initialState(plan, context));
  return useWizard(plan, state, dispatch, context);
}
