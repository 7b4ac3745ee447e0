import {
  type Answers,
  currentQuestion,
  doneSteps,
  type JsonObject,
  type OuterScope,
  type Path,
  pathFor,
  type QuestionnairePlan,
  type QuestionsState,
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

/**
 * The page to show for the one that is wanted. Pages are counted from 0: one for each page of the forms, and after them one
 * for each question. A page of the forms that is not reached gives way to the next uncompleted one; of the questions, it is
 * the one that the guest is at.
 */
export function shownPage(
  wanted: number,
  { questions }: Pick<PrescreenPlan, 'questions'>,
  state: Pick<PrescreenState, 'questions'>,
  { path, next }: PrescreenSteps,
  context: JsonObject,
): number {
  const page = Math.min(wanted, next - 1);
  if (!questions || page < path.length) return page;
  const outerScope = { steps: stepAnswers(path), context };
  return path.length + (state.questions ? questionIndex(questions, state.questions, outerScope) : 0);
}

/** The place of the guest's question among those that are asked, counted from 0. */
export function questionIndex(plan: QuestionnairePlan, state: QuestionsState, outerScope: OuterScope): number {
  const asked = questionPath(plan, state.answers, outerScope);
  const here = currentQuestion(asked, state);
  return here ? asked.indexOf(here) : 0;
}

/** How far the guest is, counting each form and each question: 3 of 7. */
export interface PrescreenProgress {
  readonly done: number;
  readonly total: number;
}

/**
 * The place of a page among all that is asked, as far as the answers show. Questions are counted once it is certain that
 * they are asked.
 */
export function prescreenProgress(
  { questions }: Pick<PrescreenPlan, 'questions'>,
  state: Pick<PrescreenState, 'questions'>,
  { path }: PrescreenSteps,
  page: number,
  context: JsonObject,
): PrescreenProgress {
  if (questions === undefined) return { done: page + 1, total: path.length };
  const outerScope = { steps: stepAnswers(path), context };
  const total = path.length + questionCount(questions, state.questions?.answers ?? {}, outerScope);
  return { done: Math.min(page + 1, total), total };
}

/** What the rules of questions and services read of the forms. */
export const stepAnswers = (path: Path): Readonly<Record<string, Answers>> =>
  Object.fromEntries(path.map(({ step, scope }) => [step.id, scope.answers]));
