import {
  type Answers,
  currentQuestion,
  doneSteps,
  type JsonObject,
  type Path,
  pathFor,
  questionCount,
  questionPath,
} from '#engine';
import type { PrescreenPlan } from '../../../content/forms/index.ts';
import type { PrescreenState } from '../../../journey/index.ts';

/** The steps that have an address, counted from 1: one for each page of the forms, and the questions last. */
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

/** The step to show for the one in the address, which may be invalid or not reached yet. */
export function shownStep(written: string | undefined, { next }: Pick<PrescreenSteps, 'next'>): number {
  if (written === undefined) return 1;
  const step = /^[1-9]\d{0,3}$/.test(written) ? Number(written) : next;
  return Math.min(step, next);
}

/** How far the guest is, counting each form and each question: 3 of 7. */
export interface PrescreenProgress {
  readonly done: number;
  readonly total: number;
}

/**
 * The place of a step among all that is asked, as far as the answers show. Questions that they skip are not counted;
 * those that they add are.
 */
export function prescreenProgress(
  { questions }: Pick<PrescreenPlan, 'questions'>,
  state: Pick<PrescreenState, 'questions'>,
  { path }: PrescreenSteps,
  step: number,
  context: JsonObject,
): PrescreenProgress {
  if (questions === undefined) return { done: step, total: path.length };
  const outerScope = { steps: stepAnswers(path), context };
  const answers = state.questions?.answers ?? {};
  const total = path.length + questionCount(questions, answers, outerScope);
  if (step <= path.length) return { done: step, total };
  const asked = questionPath(questions, answers, outerScope);
  const here = state.questions && currentQuestion(asked, state.questions);
  return { done: path.length + (here ? asked.indexOf(here) + 1 : Math.min(asked.length, 1)), total };
}

/** What the rules of questions and services read of the forms. */
export const stepAnswers = (path: Path): Readonly<Record<string, Answers>> =>
  Object.fromEntries(path.map(({ step, scope }) => [step.id, scope.answers]));
