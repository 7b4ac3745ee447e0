import { EngineError } from '../errors/EngineError.ts';
import type { JsonObject } from '../json/Json.ts';
import type { Path } from './Path.ts';
import type { WizardPlan } from './WizardPlan.ts';
import type { WizardAnswers } from './WizardState.ts';

/** The pages that these answers lead through, each with its shown and required fields. */
export function pathFor(_plan: WizardPlan, _answers: WizardAnswers, _context: JsonObject): Path {
  throw new EngineError('not ready');
}
