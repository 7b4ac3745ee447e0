import { useReducer } from 'react';
import type { JsonObject } from '../../core/json/Json.ts';
import { initialState } from '../../core/wizard/initialState.ts';
import { reduce } from '../../core/wizard/reduce.ts';
import type { WizardAction } from '../../core/wizard/WizardAction.ts';
import type { WizardPlan } from '../../core/wizard/WizardPlan.ts';
import type { WizardState } from '../../core/wizard/WizardState.ts';
import { useWizard, type Wizard } from './useWizard.ts';

const NOTHING: JsonObject = {};

/**
 * A wizard whose answers live as long as the component that calls this. An application whose answers outlive its views keeps the state
 * itself, and calls `useWizard`.
 *
 * @param context what the rules may know besides the answers; the same object at each render
 */
export function useLocalWizard(plan: WizardPlan, context: JsonObject = NOTHING): Wizard {
  const next = (state: WizardState, action: WizardAction) => reduce(plan, state, action, context);
  const [state, dispatch] = useReducer(next, undefined, () => initialState(plan, context));
  return useWizard(plan, state, dispatch, context);
}
