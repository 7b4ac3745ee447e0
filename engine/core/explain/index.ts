/** Explanations: why something is as it is, and what would turn it. A test fails when this list of names changes. */
export { describeEffect } from './describe/describeEffect.ts';
export { describeExplanation } from './describe/describeExplanation.ts';
export { describePart, describeTruth } from './describe/describePart.ts';
export { describeRule } from './describe/describeRule.ts';
export { describeUnchangeable } from './describe/describeUnchangeable.ts';
export { describeValue } from './describe/describeValue.ts';
export type { ExplainedPlace, QuestionPlace, WizardPlace } from './ExplainedPlace.ts';
export type {
  Change,
  ChangedAnswer,
  Effect,
  Explanation,
  Missing,
  Outcome,
  Part,
  Reason,
  Unchangeable,
} from './Explanation.ts';
export { type ExplainOptions, type ExplainQuestionsOptions, explain, explainQuestions } from './explain.ts';
export { listPlaces, listQuestionPlaces, type PlaceNow } from './listPlaces.ts';
