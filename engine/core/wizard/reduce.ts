import { validatePage } from '../form/validatePage.ts';
import type { JsonObject } from '../json/Json.ts';
import { answersOf } from './answersOf.ts';
import { initialState } from './initialState.ts';
import { isAt, type Path, type PathPage, type Position, positionOf } from './Path.ts';
import { pathFor } from './pathFor.ts';
import type { WizardAction } from './WizardAction.ts';
import type { WizardPlan } from './WizardPlan.ts';
import type { WizardState } from './WizardState.ts';

/** The state after an action. An action that cannot be done now gives the same state back. */
export function reduce(plan: WizardPlan, state: WizardState, action: WizardAction, context: JsonObject): WizardState {
  if (action.type === 'leave') return { ...initialState(plan, context), phase: 'left' };
  if (state.phase === 'submitting') return afterSubmit(state, action);
  if (state.phase !== 'editing') return state;
  switch (action.type) {
    case 'edit':
      return edit(plan, state, action, context);
    case 'continue':
      return proceed(plan, state, context);
    case 'back':
      return goBack(plan, state, context);
    case 'goTo':
      return goTo(plan, state, action, context);
    default:
      return state;
  }
}

function afterSubmit(state: WizardState, { type }: WizardAction): WizardState {
  if (type === 'submitFailed') return { ...state, phase: 'editing' };
  return type === 'submitSucceeded' ? { ...state, phase: 'submitted' } : state;
}

type Edit = Extract<WizardAction, { type: 'edit' }>;

function edit(plan: WizardPlan, state: WizardState, action: Edit, context: JsonObject): WizardState {
  const { step, page } = { ...state.position, ...at(action) };
  const form = plan.steps.find(({ id }) => id === step)?.form;
  if (!form?.pages.some(({ name }) => name === page)) return state;
  const answers = { ...state.answers, [step]: { ...state.answers[step], [page]: action.answers } };
  return { ...state, answers, position: nearest(plan, pathFor(plan, answers, context), state.position) };
}

const at = ({ step, page }: Edit): Partial<Position> => ({
  ...(step === undefined ? {} : { step }),
  ...(page === undefined ? {} : { page }),
});

/** The position itself, or, when an answer took it off the path, the last page before it. */
function nearest(plan: WizardPlan, path: Path, position: Position): Position {
  if (path.some((each) => isAt(each, position))) return position;
  const order = plan.steps.flatMap(({ id, form }) => form.pages.map(({ name }) => ({ step: id, page: name })));
  const rank = ({ step, page }: Position): number =>
    order.findIndex((each) => each.step === step && each.page === page);
  const before = path.filter((each) => rank(positionOf(each)) < rank(position)).at(-1) ?? path[0];
  return before === undefined ? position : positionOf(before);
}

const isInvalid = (state: WizardState, view: PathPage): boolean =>
  validatePage(view, answersOf(state.answers, positionOf(view))).length > 0;

function proceed(plan: WizardPlan, state: WizardState, context: JsonObject): WizardState {
  const path = pathFor(plan, state.answers, context);
  const index = path.findIndex((view) => isAt(view, state.position));
  const [current, next] = path.slice(index, index + 2);
  if (index === -1 || current === undefined) return state;
  if (isInvalid(state, current)) return refuse(state, current);
  if (next !== undefined) return moveTo(state, positionOf(next));
  const invalid = path.find((view) => isInvalid(state, view));
  return invalid === undefined ? { ...state, phase: 'submitting' } : refuse(state, invalid);
}

/** Stays on, or jumps to, the page with the wrong answers and shows its errors. */
function refuse(state: WizardState, view: PathPage): WizardState {
  const position = positionOf(view);
  return { ...moveTo(state, position), attempted: including(state.attempted, position), refusals: state.refusals + 1 };
}

const moveTo = (state: WizardState, position: Position): WizardState => ({
  ...state,
  position,
  reached: including(state.reached, position),
});

const including = (positions: readonly Position[], added: Position): readonly Position[] =>
  positions.some(({ step, page }) => step === added.step && page === added.page) ? positions : [...positions, added];

function goBack(plan: WizardPlan, state: WizardState, context: JsonObject): WizardState {
  const path = pathFor(plan, state.answers, context);
  const before = path[path.findIndex((view) => isAt(view, state.position)) - 1];
  return before === undefined ? state : moveTo(state, positionOf(before));
}

type GoTo = Extract<WizardAction, { type: 'goTo' }>;

function goTo(plan: WizardPlan, state: WizardState, { step, page }: GoTo, context: JsonObject): WizardState {
  const wanted = pathFor(plan, state.answers, context).find(
    (view) => view.step.id === step && (page === undefined || view.page.name === page),
  );
  const wasThere = wanted !== undefined && state.reached.some((position) => isAt(wanted, position));
  return wasThere ? moveTo(state, positionOf(wanted)) : state;
}
