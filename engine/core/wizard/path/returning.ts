import type { WizardState } from '../WizardState.ts';
import { isValid, isVerified } from './isValid.ts';
import { isAt, isSamePosition, type Path, type PathPage, type Position } from './Path.ts';

/** The state before the guest goes to another page. On a review page, it records that Continue must lead back to it. */
export function returning(state: WizardState, path: Path): WizardState {
  const from = path.find((view) => isAt(view, state.position));
  return from?.page.review ? { ...state, returnTo: state.position } : state;
}

/**
 * Where Continue leads from the page at this index: to the next page, or back to the review page that the guest came
 * from. A page before the review page comes first if it needs an answer. Undefined after the last page.
 */
export function pageAfter(path: Path, index: number, state: WizardState): PathPage | undefined {
  const { returnTo } = state;
  const next = path[index + 1];
  if (returnTo === undefined || !path.slice(index + 1).some((view) => isAt(view, returnTo))) return next;
  return path.slice(index + 1).find((view) => isAt(view, returnTo) || asks(view, state));
}

/** The state on the page that Continue led to. Back on the review page, `returnTo` is removed. */
export function arrived({ returnTo, ...state }: WizardState, position: Position): WizardState {
  const isBack = returnTo === undefined || isSamePosition(returnTo, position);
  return { ...state, ...(isBack ? {} : { returnTo }), position };
}

/** Whether the page needs an answer before the guest goes on past it. */
export const asks = (view: PathPage, state: WizardState): boolean =>
  !state.completed.some((position) => isAt(view, position)) || !isValid(view, state) || !isVerified(view, state);
