import type { JsonObject } from '../../json/Json.ts';
import { arrive } from '../path/arrive.ts';
import { nearestPosition } from '../path/nearestPosition.ts';
import { isSamePosition } from '../path/Path.ts';
import { pathFor } from '../path/pathFor.ts';
import { proceed, submit } from '../proceed.ts';
import { readPageAnswers } from '../readPageAnswers.ts';
import type { WizardPlan } from '../WizardPlan.ts';
import type { VerifiedPage, WizardAction, WizardState } from '../WizardState.ts';
import { buildVerification } from './buildVerification.ts';
import { takeValues, viewAt } from './verifiedValues.ts';

/** The state after an action while the app verifies answers. Only its outcome has an effect,
 * and that the guest has come to another page. */
export function afterVerification(
  plan: WizardPlan,
  state: WizardState,
  action: WizardAction,
  context: JsonObject,
): WizardState {
  const editing: WizardState = { ...state, phase: 'editing', verification: undefined };
  if (action.type === 'verificationStopped') return editing;
  if (action.type === 'arrive') {
    const there = arrive(plan, editing, action.index, context);
    return there === editing ? state : there;
  }
  if (action.type !== 'verified' || state.verification === undefined) return state;
  const { position, submits } = state.verification;
  const view = viewAt(plan, state.answers, position, context);
  // The context has changed in the meantime, and the page is no longer on the path.
  if (view === undefined)
    return { ...editing, position: nearestPosition(plan, pathFor(plan, state.answers, context), position) };

  const { answers, view: verifiedView } = takeValues(
    plan,
    state.answers,
    view,
    position,
    action.values ?? {},
    context,
  ) ?? {
    answers: state.answers,
    view,
  };
  const values = buildVerification(verifiedView, readPageAnswers(answers, position))?.values ?? {};
  const next = { ...editing, answers, verified: recorded(state.verified, { position, values }) };
  return submits ? submit(next, pathFor(plan, answers, context)) : proceed(plan, next, context);
}

const recorded = (pages: readonly VerifiedPage[], added: VerifiedPage): readonly VerifiedPage[] => [
  ...pages.filter(({ position }) => !isSamePosition(position, added.position)),
  added,
];
