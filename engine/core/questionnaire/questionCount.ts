import { evaluateCondition } from '../rules/evaluateRule.ts';
import type { Answers } from '../rules/Scope.ts';
import { isSkipped } from '../rules/truthPredicates.ts';
import { nothingOutside, type OuterScope } from './Eligibility.ts';
import type { QuestionnairePlan } from './QuestionnairePlan.ts';
import { questionPath } from './questionPath.ts';

/**
 * The number of questions to answer: those on the path, and after them all that are not known to be skipped. An answer
 * that would end the questions early does not lower the count, so that the count does not reveal its outcome.
 */
export function questionCount(
  plan: QuestionnairePlan,
  answers: Answers,
  outerScope: OuterScope = nothingOutside,
): number {
  const path = questionPath(plan, answers, outerScope);
  const last = path.at(-1);
  if (last === undefined) return 0;
  const rest = plan.questions.slice(plan.questions.indexOf(last.question) + 1);
  const isLeft = ({ skipWhen }: (typeof rest)[number]): boolean =>
    skipWhen === undefined || !isSkipped(evaluateCondition(skipWhen, last.view.scope));
  return path.length + rest.filter(isLeft).length;
}
