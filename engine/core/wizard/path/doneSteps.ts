import type { StepPlan } from '../WizardPlan.ts';
import type { WizardState } from '../WizardState.ts';
import { isValid, isVerified } from './isValid.ts';
import { isSamePosition, type Path, readPosition } from './Path.ts';

/**
 * The steps that the guest is through with: Continue was pressed on every page, and every page is still right.
 *
 * @param isRight whether a page is right; one of `createIsValid` saves work where this is asked after each edit
 */
export function doneSteps(path: Path, state: WizardState, isPageValid = isValid): ReadonlySet<StepPlan> {
  const isLeft = (view: Path[number]): boolean =>
    state.completed.some((position) => isSamePosition(position, readPosition(view)));
  // The cheap question first: validating takes longer.
  const left = new Set(path.map(({ step }) => step));
  for (const view of path) if (!isLeft(view)) left.delete(view.step);
  for (const view of path)
    if (left.has(view.step) && !(isPageValid(view, state) && isVerified(view, state))) left.delete(view.step);
  return left;
}
