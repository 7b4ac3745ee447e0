import { EngineError } from '../../errors/EngineError.ts';
import type { OuterScope } from '../../questionnaire/Eligibility.ts';
import type { QuestionnairePlan, QuestionPlan } from '../../questionnaire/QuestionnairePlan.ts';
import type { Answers } from '../../rules/Scope.ts';

/** A questionnaire with the answers that are explained. */
export interface QuestionCase {
  readonly plan: QuestionnairePlan;
  readonly answers: Answers;
  readonly outer: OuterScope;
}

/** @throws EngineError when there is no such question: a place is made from the plan */
export function findQuestion({ questions }: QuestionnairePlan, id: string): QuestionPlan {
  const question = questions.find((each) => each.id === id);
  if (question === undefined) throw new EngineError(`There is no question "${id}".`);
  return question;
}
