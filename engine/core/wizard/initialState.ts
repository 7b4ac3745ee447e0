import { EngineError } from '../errors/EngineError.ts';
import type { JsonObject } from '../json/Json.ts';
import { applyPrefill } from './applyPrefill.ts';
import { readPosition } from './path/Path.ts';
import { pathFor } from './path/pathFor.ts';
import type { WizardPlan } from './WizardPlan.ts';
import type { WizardState } from './WizardState.ts';

/** The first page, with every field's first value as its answer. */
export function initialState(plan: WizardPlan, context: JsonObject): WizardState {
  const { answers, filled } = applyPrefill(plan, { answers: {}, filled: {} }, context);
  const [first] = pathFor(plan, answers, context);
  if (first === undefined) throw new EngineError('The path of a compiled wizard is never empty.');
  const position = readPosition(first);
  return { answers, filled, position, phase: 'editing', completed: [], verified: [], attempted: [], refusals: 0 };
}
