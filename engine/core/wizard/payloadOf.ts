import { EngineError } from '../errors/EngineError.ts';
import type { JsonObject } from '../json/Json.ts';
import type { Encoders } from './Encoder.ts';
import type { WizardPlan } from './WizardPlan.ts';
import type { WizardAnswers } from './WizardState.ts';

/** The request's part that comes from answers: only those on the path and shown, placed as the documents declare. */
export function payloadOf(
  _plan: WizardPlan,
  _answers: WizardAnswers,
  _context: JsonObject,
  _encoders: Encoders,
): JsonObject {
  throw new EngineError('not ready');
}
