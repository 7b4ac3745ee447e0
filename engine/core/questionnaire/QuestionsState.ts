import type { Json } from '../json/Json.ts';
import type { Answers } from '../rules/Scope.ts';
import { type EligibleEnd, nothingOutside, type OuterScope } from './Eligibility.ts';
import type { QuestionnairePlan } from './QuestionnairePlan.ts';
import { questionPath } from './questionPath.ts';

/** `pending` while there are questions left; then whether the answers let the guest go on. */
export type QuestionsPhase = 'pending' | 'eligible' | 'ineligible';

/** How far the guest has come. An answer takes effect only when Continue is pressed. */
export interface QuestionsState {
  /** Every answer ever given, by question. Answers off the path are kept, in case their question comes back. */
  readonly answers: Answers;
  /** The id of the question that the guest is at; undefined when every question is skipped. */
  readonly position: string | undefined;
  readonly phase: QuestionsPhase;
  /** Present while the phase is `eligible`. */
  readonly end?: EligibleEnd;
  /** The reason, while the phase is `ineligible`; the default message is shown when absent. */
  readonly message?: string;
  /** Questions whose errors are shown, because Continue was refused on them. */
  readonly attempted: readonly string[];
  /** Counts each Continue that did not lead on, so that a view notices every one of them. */
  readonly refusals: number;
}

/** What a guest can do with questions. */
export type QuestionsAction =
  /** Replaces the answer of a question. An ineligible guest becomes pending again. */
  | { readonly type: 'edit'; readonly question: string; readonly answer: Json | undefined }
  /** Continue: leads to the next question or to an end, or stays at the question and shows its errors. */
  | { readonly type: 'continue' }
  /** Back: leads to the previous question on the path. At the first question nothing changes. */
  | { readonly type: 'back' }
  /**
   * The guest has come to another question by no button of the form, as by the browser's Back: to that of this index on
   * the path, or to the last one on it.
   */
  | { readonly type: 'arrive'; readonly index: number }
  /** Makes an eligible or ineligible guest pending again, at the same question: the outer scope may have changed. */
  | { readonly type: 'reopen' };

/** The state at the first question. The guest is eligible at once when every question is skipped. */
export function initialQuestions(
  plan: QuestionnairePlan,
  outerScope: OuterScope = nothingOutside,
  answers: Answers = {},
): QuestionsState {
  const position = questionPath(plan, answers, outerScope)[0]?.question.id;
  const start = { answers, position, attempted: [], refusals: 0 };
  return position === undefined ? { ...start, phase: 'eligible', end: 'last' } : { ...start, phase: 'pending' };
}
