import type { JsonObject } from '../json/Json.ts';
import { isValid, isVerified } from './path/isValid.ts';
import { type Path, type PathPage, pageIndex, readPosition, withPosition } from './path/Path.ts';
import { pathFor } from './path/pathFor.ts';
import { arrived, pageAfter, returning } from './path/returning.ts';
import { readPageAnswers } from './readPageAnswers.ts';
import { buildVerification } from './verification/buildVerification.ts';
import type { WizardPlan } from './WizardPlan.ts';
import type { WizardState } from './WizardState.ts';

/**
 * Leads to the next page or, from the last page, submits, unless an answer is invalid or must be verified first. If the
 * position is not on the path, because the state comes from another form, the guest counts as on the first page.
 */
export function proceed(plan: WizardPlan, state: WizardState, context: JsonObject): WizardState {
  const path = pathFor(plan, state.answers, context);
  const index = pageIndex(path, state.position);
  const current = path[index];
  if (current === undefined) return state;
  if (!isValid(current, state)) return refuse(state, current);
  const next = pageAfter(path, index, state);
  if (next === undefined) return submit(state, path);
  if (!isVerified(current, state)) return verify(state, current, false);
  return arrived(complete(state, current), readPosition(next));
}

/** Submits, from the last page, when every page on the path is valid and verified. */
export function submit(state: WizardState, path: Path): WizardState {
  const invalid = path.find((view) => !isValid(view, state));
  if (invalid !== undefined) return refuse(returning(state, path), invalid);
  const unverified = path.find((view) => !isVerified(view, state));
  if (unverified !== undefined) return verify(returning(state, path), unverified, true);
  const last = path.at(-1);
  return last === undefined ? state : { ...complete(state, last), position: readPosition(last), phase: 'submitting' };
}

const complete = (state: WizardState, view: PathPage): WizardState => ({
  ...state,
  completed: withPosition(state.completed, readPosition(view)),
});

/** Stays on, or leads to, the page with the invalid answers and shows its errors. */
function refuse(state: WizardState, view: PathPage): WizardState {
  const position = readPosition(view);
  return { ...state, position, attempted: withPosition(state.attempted, position), refusals: state.refusals + 1 };
}

/** Stays on, or leads to, the page whose answers the app must verify. */
function verify(state: WizardState, view: PathPage, submits: boolean): WizardState {
  const position = readPosition(view);
  const verification = buildVerification(view, readPageAnswers(state.answers, position));
  if (verification === undefined) return state;
  return { ...state, position, phase: 'verifying', verification: { ...verification, position, submits } };
}
