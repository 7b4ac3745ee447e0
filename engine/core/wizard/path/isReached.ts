import type { WizardState } from '../WizardState.ts';
import { isAt, type Path } from './Path.ts';

/** Whether the guest has been on the page at the index of the path: it is where Continue led to, and stays so. */
export function isReached(path: Path, index: number, { position, completed }: WizardState): boolean {
  const isLeft = (at: number): boolean => completed.some((left) => path[at] !== undefined && isAt(path[at], left));
  const view = path[index];
  if (view === undefined) return false;
  return index === 0 || isAt(view, position) || isLeft(index) || isLeft(index - 1);
}
