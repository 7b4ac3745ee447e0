/** The engine's only door. A test freezes the sorted list of these names. */
export type { ContentError, ContentResult, ContentStatus } from './core/content/ContentResult.ts';
export type { ContentReply, ContentSource } from './core/content/ContentSource.ts';
export {
  type ContentLoader,
  type ContentLoaderOptions,
  createContentLoader,
} from './core/content/createContentLoader.ts';
export type { CheckFault, DocumentCheck, DocumentEntry } from './core/content/DocumentEntry.ts';
export type { ContentBudgets } from './core/content/parseDocument.ts';
export type { ContentProblem, Place, ProblemCode } from './core/errors/ContentProblem.ts';
export { describeProblem } from './core/errors/describeProblem.ts';
export { EngineError } from './core/errors/EngineError.ts';
export { nearestName } from './core/errors/nearestName.ts';
export type { Result } from './core/errors/Result.ts';
export type { FieldKind, Violation } from './core/errors/Violation.ts';
export type {
  CheckRule,
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
} from './core/form/FormDefinition.ts';
export type { FormPlan, PayloadPlan, RuleUnit } from './core/form/FormPlan.ts';
export { choiceNames } from './core/form/offerChoices.ts';
export type { CheckPlan, PagePlan, VerifyPlan } from './core/form/PagePlan.ts';
export { presentedSchema, validatePage } from './core/form/validatePage.ts';
export type { FormAnswers, PageView } from './core/form/viewForm.ts';
export type { Json, JsonObject } from './core/json/Json.ts';
export type { JsonSchema, LabelledChoice, ObjectSchema } from './core/json/JsonSchema.ts';
export { escapeName } from './core/json/pointer.ts';
export { placesOf } from './core/messages/fillTemplate.ts';
export type {
  MessageCatalogue,
  MessageParams,
  MessageTemplate,
  PageMessages,
} from './core/messages/MessageCatalogue.ts';
export { words } from './core/messages/words.ts';
export { compileQuestionnaire } from './core/questionnaire/compileQuestionnaire.ts';
export { initialQuestions } from './core/questionnaire/initialQuestions.ts';
export type {
  AnswerCheck,
  AnswerDefinition,
  OptionDefinition,
  QuestionDefinition,
  QuestionMessage,
  QuestionnaireDefinition,
  QuestionType,
} from './core/questionnaire/QuestionnaireDefinition.ts';
export type {
  AnswerPlan,
  Criteria,
  MessagePlan,
  OptionPlan,
  QuestionnairePlan,
  QuestionPlan,
} from './core/questionnaire/QuestionnairePlan.ts';
export type { QuestionsAction, QuestionsPhase, QuestionsState } from './core/questionnaire/QuestionsState.ts';
export { questionCount } from './core/questionnaire/questionCount.ts';
export { questionPath } from './core/questionnaire/questionPath.ts';
export { currentQuestion, reduceQuestions } from './core/questionnaire/reduceQuestions.ts';
export type {
  AskedQuestion,
  GoodEnd,
  Outcome,
  QuestionScope,
  QuestionsAround,
  Standing,
} from './core/questionnaire/Standing.ts';
export { standingOf } from './core/questionnaire/standingOf.ts';
export type { CompiledRule, RuleNode } from './core/rules/CompiledRule.ts';
export { compileRule, compileValue } from './core/rules/compileRule.ts';
export { isFailing, isOnPath, isRequired, isShown, isSkipped } from './core/rules/effects.ts';
export { evaluateRule, truthOf } from './core/rules/evaluateRule.ts';
export type { Answers, Scope } from './core/rules/Scope.ts';
export { type Truth, UNKNOWN } from './core/rules/Unknown.ts';
export type { ObjectType, ValueType } from './core/rules/ValueType.ts';
export { checkSchema } from './core/validation/checkSchema.ts';
export { createValidate, type Validate, validate } from './core/validation/validate.ts';
export { answersOf } from './core/wizard/answersOf.ts';
export { brokenConstraints } from './core/wizard/brokenConstraints.ts';
export { compileWizard, contextType, type Named } from './core/wizard/compileWizard.ts';
export { doneSteps } from './core/wizard/doneSteps.ts';
export type { Encoder, EncoderSurroundings, Encoders } from './core/wizard/Encoder.ts';
export type { FormConfiguration, StepDefinition } from './core/wizard/FormConfiguration.ts';
export { initialState } from './core/wizard/initialState.ts';
export type { KnownNames } from './core/wizard/KnownNames.ts';
export type { Path, PathPage, Position } from './core/wizard/Path.ts';
export { pathFor } from './core/wizard/pathFor.ts';
export { payloadOf } from './core/wizard/payloadOf.ts';
export type {
  ReviewedAnswer,
  ReviewedGroup,
  ReviewedPage,
  ReviewedSecret,
  ReviewedStep,
  ReviewRow,
} from './core/wizard/Review.ts';
export { reduce } from './core/wizard/reduce.ts';
export { resumed } from './core/wizard/resumed.ts';
export { reviewOf } from './core/wizard/reviewOf.ts';
export { type Copies, type PickCopy, type Settled, settle } from './core/wizard/settle.ts';
export { type SettledPlan, settlePlan } from './core/wizard/settlePlan.ts';
export { type Verification, verificationOf } from './core/wizard/verificationOf.ts';
export { verifiedValues } from './core/wizard/verifiedAnswers.ts';
export type { WizardAction } from './core/wizard/WizardAction.ts';
export type { StepPlan, WizardPlan } from './core/wizard/WizardPlan.ts';
export type {
  PageVerification,
  VerifiedPage,
  WizardAnswers,
  WizardPhase,
  WizardState,
} from './core/wizard/WizardState.ts';

// React
export { ContentProvider } from './react/content/ContentProvider.tsx';
export { useContent } from './react/content/useContent.ts';
export type { RichText } from './react/form/FormContext.ts';
export type { FormWords } from './react/form/FormWords.ts';
export { PageForm, type PageFormProps } from './react/form/PageForm.tsx';
export { settleUiSchema } from './react/form/settleUiSchema.ts';
export { Questionnaire, type QuestionnaireProps } from './react/questionnaire/Questionnaire.tsx';
export type { QuestionnaireWords } from './react/questionnaire/QuestionnaireWords.ts';
export { type AnswerKind, answerKind } from './react/widgets/answerKind.ts';
export type { WidgetEntry } from './react/widgets/WidgetEntry.ts';
export type { WrittenForm } from './react/widgets/WrittenForm.ts';
export { widgets } from './react/widgets/widgets.ts';
export { Stepper, type StepperProps } from './react/wizard/Stepper.tsx';
export { useFocusOnRefusal } from './react/wizard/useFocusOnRefusal.ts';
export { useWizard, type Wizard } from './react/wizard/useWizard.ts';
export { WizardForm, type WizardFormProps } from './react/wizard/WizardForm.tsx';
export type { WizardWords } from './react/wizard/WizardWords.ts';
