/** The door of what shows the core's forms and questions by React. A test freezes the sorted list of these names. */
export { ContentProvider } from './content/ContentProvider.tsx';
export { useContent } from './content/useContent.ts';
export type { RichText } from './form/FormContext.ts';
export type { FormWords } from './form/FormWords.ts';
export { PageForm, type PageFormProps } from './form/PageForm.tsx';
export { settleUiSchema } from './form/settleUiSchema.ts';
export { Questionnaire, type QuestionnaireProps } from './questionnaire/Questionnaire.tsx';
export type { QuestionnaireWords } from './questionnaire/QuestionnaireWords.ts';
export { type AnswerKind, answerKind } from './widgets/answerKind.ts';
export type { WidgetEntry } from './widgets/WidgetEntry.ts';
export type { WrittenForm } from './widgets/WrittenForm.ts';
export { widgets } from './widgets/widgets.ts';
export { Stepper, type StepperProps } from './wizard/Stepper.tsx';
export { useLocalWizard } from './wizard/useLocalWizard.ts';
export { useWizard, type Wizard } from './wizard/useWizard.ts';
export { WizardForm, type WizardFormProps } from './wizard/WizardForm.tsx';
export type { WizardWords } from './wizard/WizardWords.ts';
