import type { Json } from '../json/Json.ts';
import type { Answers } from '../rules/Scope.ts';
import type { EligibleEnd, OuterScope } from './Eligibility.ts';
import type { QuestionnairePlan } from './QuestionnairePlan.ts';
import { questionPath } from './questionPath.ts';

/** `pending` while there are questions left; then whether the answers let the guest go on. */
export type QuestionsPhase = 'pending' | 'eligible' | 'ineligible';

/** How far the guest is. Nothing is settled before Continue is pressed on it. */
export interface QuestionsState {
  /** Every answer ever given, by question; those of questions off the path are kept, so that they come back. */
  readonly answers: Answers;
  /** The question that the guest is at; none when every one is skipped. */
  readonly position: string | undefined;
  readonly phase: QuestionsPhase;
  /** There while the phase is `eligible`. */
  readonly end?: EligibleEnd;
  /** Why, while the phase is `ineligible`; the usual words when absent. */
  readonly message?: string;
  /** Questions whose errors are shown, since Continue was pressed on them. */
  readonly attempted: readonly string[];
  /** Counts each Continue that did not lead on, so that a view can tell them apart. */
  readonly refusals: number;
}

/** What a guest can do with questions. */
export type QuestionsAction =
  /** Replaces the answer of a question; what was found ineligible is open again. */
  | { readonly type: 'edit'; readonly question: string; readonly answer: Json | undefined }
  /** Settles the question that the guest is at: the next one, an end, or staying with errors on. */
  | { readonly type: 'continue' }
  /** The question before on the path, with its answer; at the first one nothing changes. */
  | { readonly type: 'back' }
  /** What was settled is open again, at the same question: what led to it may have changed. */
  | { readonly type: 'reopen' };

/** The first question. The guest is eligible at once when every question is skipped. */
export function initialQuestions(
  plan: QuestionnairePlan,
  outerScope: OuterScope,
  answers: Answers = {},
): QuestionsState {
  const position = questionPath(plan, answers, outerScope)[0]?.question.id;
  const start = { answers, position, attempted: [], refusals: 0 };
  return position === undefined ? { ...start, phase: 'eligible', end: 'last' } : { ...start, phase: 'pending' };
}
