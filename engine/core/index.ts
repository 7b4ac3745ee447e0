/** The exports of the core, which needs neither React nor a browser. A test fails when this list of names changes. */
export type {
  ContentError,
  ContentLoader,
  ContentLoaderOptions,
  ContentReply,
  ContentResult,
  ContentSource,
  ContentStatus,
} from './content/ContentLoader.ts';
export type { ContentBudgets, ProblemDetails } from './content/checkDocument.ts';
export { createContentLoader } from './content/createContentLoader.ts';
export type {
  DocumentCheck,
  DocumentEntry,
  Insertion,
  NamedDocument,
  SchemaViolation,
} from './content/DocumentEntry.ts';
export { type LoadTogetherResult, loadTogether, type PickDocument } from './content/loadTogether.ts';
export type { ContentProblem, Place, Result, Sentence } from './errors/ContentProblem.ts';
export { EngineError } from './errors/EngineError.ts';
export { type ProblemCode, problemCodes } from './errors/problemCodes.ts';
export type { FieldKind, Violation } from './errors/Violation.ts';
export { computeValue } from './form/computed.ts';
export type {
  CheckRule,
  ComputeRule,
  Conditions,
  Constant,
  FormDefinition,
  FormRule,
  PageDefinition,
  PayloadDefinition,
  RequireRule,
  Rule,
  SettingDefinition,
  ShowRule,
  Text,
  Transclusion,
  VerifyDefinition,
} from './form/FormDefinition.ts';
export type { CheckPlan, FormPlan, PagePlan, PayloadPlan, RuleUnit, VerifyPlan } from './form/FormPlan.ts';
export type { KnownWidget, UiOptionKind } from './form/KnownWidget.ts';
export { choiceNames } from './form/offerChoices.ts';
export { presentedSchema, validatePage } from './form/validatePage.ts';
export { type FormAnswers, isSamePage, type PageView } from './form/viewForm.ts';
export type { Json, JsonObject } from './json/Json.ts';
export type { JsonSchema, LabelledChoice, ObjectSchema } from './json/JsonSchema.ts';
export { escapeName } from './json/pointer.ts';
export { listPlaceholders } from './messages/fillTemplate.ts';
export type {
  MessageCatalogue,
  MessageParams,
  MessageTemplate,
  PageMessages,
} from './messages/MessageCatalogue.ts';
export { resolveMessage } from './messages/resolveMessage.ts';
export { compileQuestionnaire } from './questionnaire/compileQuestionnaire.ts';
export type {
  AskedQuestion,
  Eligibility,
  EligibleEnd,
  OuterScope,
  QuestionOutcome,
  QuestionScope,
} from './questionnaire/Eligibility.ts';
export { evaluateEligibility } from './questionnaire/evaluateEligibility.ts';
export type {
  AnswerCheck,
  AnswerDefinition,
  OptionDefinition,
  QuestionDefinition,
  QuestionMessage,
  QuestionnaireDefinition,
  QuestionType,
} from './questionnaire/QuestionnaireDefinition.ts';
export type {
  AnswerPlan,
  Criteria,
  NoticePlan,
  OptionPlan,
  QuestionnairePlan,
  QuestionPlan,
} from './questionnaire/QuestionnairePlan.ts';
export {
  initialQuestions,
  type QuestionsAction,
  type QuestionsPhase,
  type QuestionsState,
} from './questionnaire/QuestionsState.ts';
export { questionCount } from './questionnaire/questionCount.ts';
export { questionPath } from './questionnaire/questionPath.ts';
export { currentQuestion, reduceQuestions } from './questionnaire/reduceQuestions.ts';
export type { CompiledRule } from './rules/CompiledRule.ts';
export { type CompiledConditions, compileConditions } from './rules/compile/compileConditions.ts';
export { compileRule, compileValue } from './rules/compile/compileRule.ts';
export type { NamedCondition, NamedConditions, RuleEnvironment, RuleSize } from './rules/compile/RuleEnvironment.ts';
export { evaluateCondition, evaluateRule } from './rules/evaluateRule.ts';
export type { RuleNode } from './rules/Operator.ts';
export type { Answers, Scope } from './rules/Scope.ts';
export { isFailing, isOnPath, isRequired, isShown, isSkipped } from './rules/truthPredicates.ts';
export { type Truth, UNKNOWN } from './rules/Unknown.ts';
export type { ObjectType, ValueType } from './rules/ValueType.ts';
export { checkSchema } from './validation/checkSchema.ts';
export { textFormats } from './validation/textFormats.ts';
export { createValidate, type Validate, validate } from './validation/validate.ts';
export { buildPayload, type Encoder, type EncoderScope, type Encoders } from './wizard/buildPayload.ts';
export {
  buildReview,
  type ReviewedAnswer,
  type ReviewedGroup,
  type ReviewedPage,
  type ReviewedSecret,
  type ReviewedStep,
  type ReviewRow,
} from './wizard/buildReview.ts';
export { carryOver } from './wizard/carryOver.ts';
export { compileWizard, compileWizardInParts, inferContextType } from './wizard/compileWizard.ts';
export type { FormConfiguration, StepDefinition } from './wizard/FormConfiguration.ts';
export { initialState, restoreState } from './wizard/initialState.ts';
export type { KnownNames } from './wizard/KnownNames.ts';
export { type Path, type PathPage, pageIndex, pathFor } from './wizard/path.ts';
export { reduce } from './wizard/reduce.ts';
export { renameMembers } from './wizard/renameMembers.ts';
export { brokenConstraints, buildVerification, doneSteps } from './wizard/validity.ts';
export { verifiedValues } from './wizard/verifiedValues.ts';
export type { StepPlan, WizardPlan } from './wizard/WizardPlan.ts';
export {
  type PageVerification,
  type Position,
  readPageAnswers,
  type Verification,
  type VerifiedPage,
  type WizardAction,
  type WizardAnswers,
  type WizardPhase,
  type WizardState,
} from './wizard/WizardState.ts';
