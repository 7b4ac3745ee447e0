import type { Answers } from '../rules/Scope.ts';
import type { OuterScope } from './Eligibility.ts';
import type { QuestionnairePlan } from './QuestionnairePlan.ts';
import type { QuestionsState } from './QuestionsState.ts';
import { questionPath } from './questionPath.ts';

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
