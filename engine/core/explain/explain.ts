import type { JsonObject } from '../json/Json.ts';
import type { OuterScope } from '../questionnaire/Eligibility.ts';
import type { QuestionnairePlan } from '../questionnaire/QuestionnairePlan.ts';
import type { Answers } from '../rules/Scope.ts';
import type { Encoders } from '../wizard/buildPayload.ts';
import type { WizardPlan } from '../wizard/WizardPlan.ts';
import type { WizardAnswers } from '../wizard/WizardState.ts';
import type { QuestionPlace, WizardPlace } from './explanation/ExplainedPlace.ts';
import type { Explanation } from './explanation/Explanation.ts';
import { explainQuestionPlace } from './questions/explainQuestionPlace.ts';
import { explainWizardPlace } from './wizard/explainWizardPlace.ts';

interface Effort {
  /** The most combinations of answers that are tried before the change is `undecided`. */
  readonly most?: number;
}

/** What else decides in a wizard: what the engine itself was given. */
export interface ExplainOptions extends Effort {
  readonly context?: JsonObject;
  readonly encoders?: Encoders;
}

/** What else decides in a questionnaire: what the engine itself was given. */
export interface ExplainQuestionsOptions extends Effort, Partial<OuterScope> {}

const MOST = 200;

/**
 * Why something in a wizard is shown, hidden, required, refused or not sent with these answers, and the smallest change of
 * answers that turns it. Nothing but the arguments is read, and nothing is changed.
 *
 * @throws EngineError when the place is not one of the plan
 */
export const explain = (
  plan: WizardPlan,
  answers: WizardAnswers,
  place: WizardPlace,
  { context = {}, encoders = {}, most = MOST }: ExplainOptions = {},
): Explanation => explainWizardPlace({ plan, answers, context, encoders }, place, most);

/**
 * The same for a questionnaire: why a question is asked or skipped, an option offered, the guest eligible or not.
 *
 * @throws EngineError when the place is not one of the plan
 */
export const explainQuestions = (
  plan: QuestionnairePlan,
  answers: Answers,
  place: QuestionPlace,
  { context = {}, steps = {}, most = MOST }: ExplainQuestionsOptions = {},
): Explanation => explainQuestionPlace({ plan, answers, outer: { context, steps } }, place, most);
