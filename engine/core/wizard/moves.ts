import type { JsonObject } from '../json/Json.ts';
import { isAt, isCompleted, type Path, type PathPage, pageIndex, pathFor, readPosition, withPosition } from './path.ts';
import { asks, buildVerification, isValid, isVerified } from './validity.ts';
import type { WizardPlan } from './WizardPlan.ts';
import { readPageAnswers, type WizardAction, type WizardState } from './WizardState.ts';

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
  return arrived(complete(state, current), path, next);
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

/** Leads to the page before on the path. */
export function goBack(plan: WizardPlan, state: WizardState, context: JsonObject): WizardState {
  const path = pathFor(plan, state.answers, context);
  const before = path[path.findIndex((view) => isAt(view, state.position)) - 1];
  return before === undefined ? state : { ...state, position: readPosition(before) };
}

type GoTo = Extract<WizardAction, { type: 'goTo' }>;

/** Leads to a page on the path, by default the step's first. One that a review page marks as invalid shows its errors. */
export function goTo(plan: WizardPlan, state: WizardState, { step, page }: GoTo, context: JsonObject): WizardState {
  const path = pathFor(plan, state.answers, context);
  const wanted = path.find((view) => view.step.id === step && (page === undefined || view.page.name === page));
  if (wanted === undefined || isAt(wanted, state.position)) return state;
  const left = returning(state, path);
  const isMarked = left !== state && path.indexOf(wanted) < pageIndex(path, state.position) && !isValid(wanted, state);
  return isMarked ? refuse(left, wanted) : { ...left, position: readPosition(wanted) };
}

/**
 * The state at the page of this index on the path. Any page before the current one can be come back to, as by Back; a
 * later one only past pages that are complete, as by Continue. Else it is the state at the last page that can be.
 */
export function arrive(plan: WizardPlan, state: WizardState, index: number, context: JsonObject): WizardState {
  const path = pathFor(plan, state.answers, context);
  const view = path[lastWithin(path, state, index)];
  return view === undefined || isAt(view, state.position) ? state : arrived(state, path, view);
}

function lastWithin(path: Path, state: WizardState, index: number): number {
  let at = Math.min(pageIndex(path, state.position), Math.max(index, 0));
  for (let view = path[at]; view && at < Math.min(index, path.length - 1) && !asks(view, state); view = path[at])
    at += 1;
  return at;
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

/** The state before the guest goes to another page. On a review page, it records that Continue must lead back to it. */
function returning(state: WizardState, path: Path): WizardState {
  const from = path.find((view) => isAt(view, state.position));
  return from?.page.review ? { ...state, returnTo: state.position } : state;
}

/**
 * Where Continue leads from the page at this index: to the next page, or back to the review page that the guest came
 * from. A page before the review page comes first if it needs an answer. Undefined after the last page.
 */
function pageAfter(path: Path, index: number, state: WizardState): PathPage | undefined {
  const { returnTo } = state;
  const next = path[index + 1];
  if (returnTo === undefined || !path.slice(index + 1).some((view) => isAt(view, returnTo))) return next;
  return path.slice(index + 1).find((view) => isAt(view, returnTo) || asks(view, state));
}

/**
 * The state on the page that Continue led to. Back on the review page, `returnTo` is removed. A page that needs an answer
 * although the guest had been further is one that a change has reopened.
 */
function arrived({ returnTo, reopened: _, ...state }: WizardState, path: Path, view: PathPage): WizardState {
  const position = readPosition(view);
  const isBack = returnTo === undefined || isAt(view, returnTo);
  const hadBeenFurther = !isBack || path.slice(path.indexOf(view)).some((each) => isCompleted(each, state));
  return {
    ...state,
    ...(isBack ? {} : { returnTo }),
    ...(hadBeenFurther && asks(view, state) ? { reopened: position } : {}),
    position,
  };
}
