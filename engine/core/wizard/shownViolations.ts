import type { Violation } from '../errors/Violation.ts';
import { validatePage } from '../form/validatePage.ts';
import { answersOf } from './answersOf.ts';
import { isAt, type Path, type PathPage, positionOf } from './Path.ts';
import type { WizardState } from './WizardState.ts';

/** The page that the guest is on, as its rules have it now. The position is always on the path. */
export const currentPage = (path: Path, { position }: WizardState): PathPage | undefined =>
  path.find((view) => isAt(view, position));

/** The errors to show on a page: none before Continue was pressed on it. */
export function shownViolations(view: PathPage, { answers, attempted }: WizardState): readonly Violation[] {
  return attempted.some((position) => isAt(view, position))
    ? validatePage(view, answersOf(answers, positionOf(view)))
    : [];
}
