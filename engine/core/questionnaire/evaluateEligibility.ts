import type { Answers } from '../rules/Scope.ts';
import { type Eligibility, nothingOutside, type OuterScope } from './Eligibility.ts';
import type { QuestionnairePlan } from './QuestionnairePlan.ts';
import { questionPath } from './questionPath.ts';

/** Where these answers lead, as if Continue were pressed after each: to a question to answer, or to an end. */
export function evaluateEligibility(
  plan: QuestionnairePlan,
  answers: Answers,
  outerScope: OuterScope = nothingOutside,
): Eligibility {
  const path = questionPath(plan, answers, outerScope);
  const last = path.at(-1);
  if (last === undefined || last.outcome.to === 'next') return { state: 'eligible', end: 'last', path };
  const { question, view, choices, violations, outcome } = last;
  if (outcome.to === 'eligible') return { state: 'eligible', end: 'schedule', path };
  if (outcome.to === 'stay')
    return { state: 'pending', question, view, violations, path, ...(choices === undefined ? {} : { choices }) };
  return {
    state: 'ineligible',
    question,
    path,
    ...(outcome.message === undefined ? {} : { message: outcome.message }),
  };
}
