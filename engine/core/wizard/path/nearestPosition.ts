import type { WizardPlan } from '../WizardPlan.ts';
import type { WizardState } from '../WizardState.ts';
import { isAt, isSamePosition, type Path, type Position, readPosition } from './Path.ts';

/** The position itself or, when it is no longer on the path, the last page before it. */
export function nearestPosition(plan: WizardPlan, path: Path, position: Position): Position {
  if (path.some((each) => isAt(each, position))) return position;
  const order = plan.steps.flatMap(({ id, form }) => form.pages.map(({ name }) => ({ step: id, page: name })));
  const rank = (wanted: Position): number => order.findIndex((each) => isSamePosition(each, wanted));
  const before = path.filter((each) => rank(readPosition(each)) < rank(position)).at(-1) ?? path[0];
  return before === undefined ? position : readPosition(before);
}

/** Whether the guest has reached the page at this index: it is the first or current page, or Continue led to it. */
export function isReached(path: Path, index: number, { position, completed }: WizardState): boolean {
  const isLeft = (at: number): boolean => completed.some((left) => path[at] !== undefined && isAt(path[at], left));
  const view = path[index];
  if (view === undefined) return false;
  return index === 0 || isAt(view, position) || isLeft(index) || isLeft(index - 1);
}
