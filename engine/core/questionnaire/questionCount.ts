import { evaluateCondition } from '../rules/evaluateRule.ts';
import type { Answers } from '../rules/Scope.ts';
import { nothingOutside, type OuterScope } from './Eligibility.ts';
import type { QuestionnairePlan } from './QuestionnairePlan.ts';
import { questionPath } from './questionPath.ts';

/**
 * The number of questions to answer, as far as it is known: those on the path, and after them all that are known to be
 * asked. So an answer adds the questions that it brings, and takes none away that were never certain. One that would end
 * the questions early does not lower the count, so that the count does not reveal its outcome.
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
    skipWhen === undefined || evaluateCondition(skipWhen, last.view.scope) === false;
  return path.length + rest.filter(isLeft).length;
}
