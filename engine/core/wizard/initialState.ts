import { EngineError } from '../errors/EngineError.ts';
import type { JsonObject } from '../json/Json.ts';
import type { WizardPlan } from './WizardPlan.ts';
import type { WizardState } from './WizardState.ts';

/** The first page, with every field's schema default as its answer. */
export function initialState(_plan: WizardPlan, _context: JsonObject): WizardState {
  throw new EngineError('not ready');
}
