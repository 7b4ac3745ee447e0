import { EngineError } from '../errors/EngineError.ts';
import type { JsonObject } from '../json/Json.ts';
import { nearestPosition, pathFor, readPosition } from './path.ts';
import { applyPrefill } from './prefill.ts';
import type { WizardPlan } from './WizardPlan.ts';
import type { WizardState } from './WizardState.ts';

/**
 * The state at the first page, with every field's first value as its answer.
 *
 * @param context what the rules may read besides the answers; nothing when absent
 */
export function initialState(plan: WizardPlan, context: JsonObject = {}): WizardState {
  const { answers, filled } = applyPrefill(plan, { answers: {}, filled: {} }, context);
  const [first] = pathFor(plan, answers, context);
  if (first === undefined) throw new EngineError('The path of a compiled wizard is never empty.');
  const position = readPosition(first);
  return { answers, filled, position, phase: 'editing', completed: [], verified: [], attempted: [], refusals: 0 };
}

/**
 * Adapts a state that was kept to the current plan and context: fields that are new get their first values, and first
 * values that the guest did not change follow the context. Returns the same object when nothing changes, and whenever
 * the phase is not `editing`.
 */
export function restoreState(plan: WizardPlan, state: WizardState, context: JsonObject): WizardState {
  if (state.phase !== 'editing') return state;
  const { answers, filled } = applyPrefill(plan, state, context);
  if (answers === state.answers) return state;
  return {
    ...state,
    answers,
    filled,
    position: nearestPosition(plan, pathFor(plan, answers, context), state.position),
  };
}
