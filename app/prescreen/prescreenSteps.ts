import { type Answers, doneSteps, type JsonObject, type Path, pathFor } from '#engine';
import type { PrescreenPlan } from '../content/forms/index.ts';
import type { PrescreenState } from '../journey/index.ts';

/** How far the guest is. Steps are counted from 1: a page of a form each, and the questions last. */
export interface PrescreenSteps {
  /** The pages of the forms. */
  readonly path: Path;
  readonly total: number;
  /** The next uncompleted step; the last one when all are completed. */
  readonly next: number;
}

export function prescreenSteps(
  { wizard, questions }: PrescreenPlan,
  state: Pick<PrescreenState, 'wizard'>,
  context: JsonObject,
): PrescreenSteps {
  const path = wizard && state.wizard ? pathFor(wizard, state.wizard.answers, context) : [];
  const total = path.length + (questions ? 1 : 0);
  const done = state.wizard ? doneSteps(path, state.wizard) : new Set();
  const open = path.findIndex(({ step }) => !done.has(step));
  return { path, total, next: open === -1 ? total : open + 1 };
}

/** The step that is shown for the one in the address, which may be forged or lie ahead. */
export function shownStep(written: string | undefined, { next }: Pick<PrescreenSteps, 'next'>): number {
  if (written === undefined) return 1;
  const step = /^[1-9]\d{0,3}$/.test(written) ? Number(written) : next;
  return Math.min(step, next);
}

/** What rules of questions and services see of the forms. */
export const stepAnswers = (path: Path): Readonly<Record<string, Answers>> =>
  Object.fromEntries(path.map(({ step, scope }) => [step.id, scope.answers]));
