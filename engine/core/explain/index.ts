/** Explanations: why something is as it is, and what would turn it. A test fails when this list of names changes. */
export {
  describeEffect,
  describeExplanation,
  describeMore,
  describeUnchangeable,
} from './describe/describeExplanation.ts';
export { describePart, describeRule, describeTruth } from './describe/describePart.ts';
export { describeValue } from './describe/describeValue.ts';
export { type ExplainOptions, type ExplainQuestionsOptions, explain, explainQuestions } from './explain.ts';
export type { ExplainedPlace, QuestionPlace, WizardPlace } from './explanation/ExplainedPlace.ts';
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
} from './explanation/Explanation.ts';
export { listPlaces, listQuestionPlaces, type PlaceNow } from './listPlaces.ts';
