import type { JsonObject } from '#engine';
import { type ExplainedPlace, type Explanation, explain, explainQuestions } from '#engine/explain';
import { encoders } from '../../../../app/journey/index.ts';
import type { LivePlan } from '../../page/plan/LivePlan.ts';
import type { LiveAnswers } from '../../page/useLiveAnswers.ts';
import { isQuestionPlace } from '../places/namePlaces.ts';

/** Why a place of the live page is as it is; undefined where the page has no such place, as after an edit. */
export function explainPlace(
  plan: LivePlan,
  { wizard, questions, outerScope }: Pick<LiveAnswers, 'wizard' | 'questions' | 'outerScope'>,
  context: JsonObject,
  place: ExplainedPlace,
): Explanation | undefined {
  if (isQuestionPlace(place))
    return plan.questions && questions && explainQuestions(plan.questions, questions.answers, place, outerScope);
  const options = { context, encoders: encoders(() => new Date()) };
  return plan.wizard && wizard && explain(plan.wizard, wizard.answers, place, options);
}
