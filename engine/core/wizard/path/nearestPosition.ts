import type { WizardPlan } from '../WizardPlan.ts';
import { isAt, isSamePosition, type Path, type Position, readPosition } from './Path.ts';

/** The position itself, or, when an answer took it off the path, the last page before it. */
export function nearestPosition(plan: WizardPlan, path: Path, position: Position): Position {
  if (path.some((each) => isAt(each, position))) return position;
  const order = plan.steps.flatMap(({ id, form }) => form.pages.map(({ name }) => ({ step: id, page: name })));
  const rank = (wanted: Position): number => order.findIndex((each) => isSamePosition(each, wanted));
  const before = path.filter((each) => rank(readPosition(each)) < rank(position)).at(-1) ?? path[0];
  return before === undefined ? position : readPosition(before);
}
