import type { JsonObject } from '../json/Json.ts';
import { initialState } from './initialState.ts';
import { arrive } from './path/arrive.ts';
import { nearestPosition } from './path/nearestPosition.ts';
import { isAt, isSamePosition, type Position, readPosition, withPosition } from './path/Path.ts';
import { pathFor } from './path/pathFor.ts';
import { returning } from './path/returning.ts';
import { proceed } from './proceed.ts';
import { afterVerification } from './verification/afterVerification.ts';
import type { WizardPlan } from './WizardPlan.ts';
import type { WizardAction, WizardState } from './WizardState.ts';

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
  const answers = { ...state.answers, [step]: { ...state.answers[step], [page]: action.answers } };
  return { ...state, answers, position: nearestPosition(plan, pathFor(plan, answers, context), state.position) };
}

const at = ({ step, page }: Edit): Partial<Position> => ({
  ...(step === undefined ? {} : { step }),
  ...(page === undefined ? {} : { page }),
});

function goBack(plan: WizardPlan, state: WizardState, context: JsonObject): WizardState {
  const path = pathFor(plan, state.answers, context);
  const before = path[path.findIndex((view) => isAt(view, state.position)) - 1];
  return before === undefined ? state : { ...state, position: readPosition(before) };
}

type GoTo = Extract<WizardAction, { type: 'goTo' }>;

function goTo(plan: WizardPlan, state: WizardState, { step, page }: GoTo, context: JsonObject): WizardState {
  const path = pathFor(plan, state.answers, context);
  const wanted = path.find((view) => view.step.id === step && (page === undefined || view.page.name === page));
  return wanted === undefined || isSamePosition(readPosition(wanted), state.position)
    ? state
    : { ...returning(state, path), position: readPosition(wanted) };
}
