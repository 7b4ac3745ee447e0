import type { JsonObject } from '../json/Json.ts';
import { initialState } from './initialState.ts';
import { arrive, goBack, goTo, proceed, submit } from './moves.ts';
import { isSamePosition, nearestPosition, pathFor, viewAt, withPosition } from './path.ts';
import { followAnswers } from './prefill.ts';
import { takeBack } from './takeBack.ts';
import { buildVerification } from './validity.ts';
import { takeValues } from './verifiedValues.ts';
import type { WizardPlan } from './WizardPlan.ts';
import {
  type Position,
  readPageAnswers,
  type VerifiedPage,
  type WizardAction,
  type WizardState,
} from './WizardState.ts';

/**
 * The wizard: its state after an action of the guest, or after the app has verified or sent the answers. An action that
 * is not possible now returns the same state object.
 *
 * @param context what the rules may read besides the answers; nothing when absent
 */
export function reduce(
  plan: WizardPlan,
  state: WizardState,
  action: WizardAction,
  context: JsonObject = {},
): WizardState {
  if (action.type === 'leave') return { ...initialState(plan, context), phase: 'left' };
  if (state.phase === 'verifying') return afterVerification(plan, state, action, context);
  if (state.phase === 'submitting') return afterSubmit(state, action);
  if (state.phase !== 'editing') return state;
  switch (action.type) {
    case 'edit':
      return edit(plan, state, action, context);
    case 'continue':
      return proceed(plan, state, context);
    case 'back':
      return goBack(plan, state, context);
    case 'arrive':
      return arrive(plan, state, action.index, context);
    case 'goTo':
      return goTo(plan, state, action, context);
    default:
      return state;
  }
}

function afterSubmit(state: WizardState, { type }: WizardAction): WizardState {
  if (type === 'submitFailed')
    return { ...state, phase: 'editing', attempted: withPosition(state.attempted, state.position) };
  return type === 'submitSucceeded' ? { ...state, phase: 'submitted' } : state;
}

type Edit = Extract<WizardAction, { type: 'edit' }>;

function edit(plan: WizardPlan, state: WizardState, action: Edit, context: JsonObject): WizardState {
  const { step, page } = { ...state.position, ...at(action) };
  const form = plan.steps.find(({ id }) => id === step)?.form;
  if (!form?.pages.some(({ name }) => name === page)) return state;
  const given = { ...state.answers, [step]: { ...state.answers[step], [page]: action.answers } };
  const edited = { answers: given, filled: state.filled };
  const followed = followAnswers(plan, edited, pathFor(plan, given, context), context);
  const { answers, ...renewed } = takeBack(state, followed.answers, followed.path);
  const path = answers === followed.answers ? followed.path : pathFor(plan, answers, context);
  const position = nearestPosition(plan, path, state.position);
  return { ...state, ...renewed, answers, filled: followed.filled, position };
}

const at = ({ step, page }: Edit): Partial<Position> => ({
  ...(step === undefined ? {} : { step }),
  ...(page === undefined ? {} : { page }),
});

/**
 * The state after an action while the app verifies answers. Only its outcome has an effect, and that the guest has come
 * to another page.
 */
function afterVerification(
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

  const { answers: taken, view: verifiedView } = takeValues(
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
  const { answers, filled, path } = followAnswers(
    plan,
    { answers: taken, filled: state.filled },
    pathFor(plan, taken, context),
    context,
  );
  const values = buildVerification(verifiedView, readPageAnswers(answers, position))?.values ?? {};
  const next = { ...editing, answers, filled, verified: recorded(state.verified, { position, values }) };
  return submits ? submit(next, path) : proceed(plan, next, context);
}

const recorded = (pages: readonly VerifiedPage[], added: VerifiedPage): readonly VerifiedPage[] => [
  ...pages.filter(({ position }) => !isSamePosition(position, added.position)),
  added,
];
