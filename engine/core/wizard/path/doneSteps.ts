import type { StepPlan } from '../WizardPlan.ts';
import type { WizardState } from '../WizardState.ts';
import { isValid, isVerified } from './isValid.ts';
import { isSamePosition, type Path, readPosition } from './Path.ts';

/**
 * The steps that are complete: the guest left every page with Continue, and every page is still valid and verified.
 *
 * @param isPageValid whether a page is valid; one made by `createIsValid` saves work when this runs after each edit
 */
export function doneSteps(path: Path, state: WizardState, isPageValid = isValid): ReadonlySet<StepPlan> {
  const isLeft = (view: Path[number]): boolean =>
    state.completed.some((position) => isSamePosition(position, readPosition(view)));
  // The cheap test comes first, because validating takes longer.
  const left = new Set(path.map(({ step }) => step));
  for (const view of path) if (!isLeft(view)) left.delete(view.step);
  for (const view of path)
    if (left.has(view.step) && !(isPageValid(view, state) && isVerified(view, state))) left.delete(view.step);
  return left;
}
