import type { PageView } from '../../form/viewForm.ts';
import type { StepPlan } from '../WizardPlan.ts';

/** Where the guest is: the id of a step and the name of one of its pages. */
export interface Position {
  readonly step: string;
  readonly page: string;
}

/** One page on the path, with its shown and required fields. */
export interface PathPage extends PageView {
  readonly step: StepPlan;
}

/** The pages that the guest goes through, in order. Never empty. */
export type Path = readonly PathPage[];

export const isAt = ({ step, page }: PathPage, position: Position): boolean =>
  step.id === position.step && page.name === position.page;

/** The index of a position on the path; that of the first page where it is not on it. */
export const pageIndex = (path: Path, position: Position): number =>
  Math.max(
    path.findIndex((view) => isAt(view, position)),
    0,
  );

export const readPosition = ({ step, page }: PathPage): Position => ({ step: step.id, page: page.name });

export const isSamePosition = (one: Position, other: Position): boolean =>
  one.step === other.step && one.page === other.page;

/** Adds a position to a list unless it is already there. */
export const withPosition = (positions: readonly Position[], added: Position): readonly Position[] =>
  positions.some((position) => isSamePosition(position, added)) ? positions : [...positions, added];
