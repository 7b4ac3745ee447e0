import { EngineError } from '../errors/EngineError.ts';
import type { JsonObject } from '../json/Json.ts';
import type { WizardAction } from './WizardAction.ts';
import type { WizardPlan } from './WizardPlan.ts';
import type { WizardState } from './WizardState.ts';

/** The state after an action. An action that cannot be done now gives the same state back. */
export function reduce(
  _plan: WizardPlan,
  _state: WizardState,
  _action: WizardAction,
  _context: JsonObject,
): WizardState {
  throw new EngineError('not ready');
}
