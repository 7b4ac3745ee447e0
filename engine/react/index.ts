/** The exports that show the core's forms and questions with React. A test fails when this list of names changes. */

export { type AnswerKind, answerKind } from '../core/form/answerKind.ts';
export { ContentProvider, useContent } from './content/useContent.tsx';
export { type ControlProps, controlProps, describedBy, type FieldTexts } from './field/controlProps.ts';
export type {
  FieldWidgetProps,
  FormContext,
  RichText,
  TextFormat,
  UiOptions,
  WidgetEntry,
} from './field/FormContext.ts';
export type { FormMessages } from './field/FormMessages.ts';
export { PageForm, type PageFormProps } from './form/PageForm.tsx';
export { Questionnaire } from './questionnaire/Questionnaire.tsx';
export type { QuestionnaireMessages, QuestionnaireProps } from './questionnaire/QuestionnaireProps.ts';
export { choiceClass } from './widgets/choice/ChoiceLabel.tsx';
export { findOption, listOptions, type Option } from './widgets/choice/Option.ts';
export {
  type TextControl,
  type TextControlProps,
  type TextInput,
  useTextControl,
  useTextInput,
  withoutMarks,
} from './widgets/text/useTextInput.ts';
export { widgetFor, widgets } from './widgets/widgets.ts';
export { StepList, type StepListProps, type WizardProgress, wizardProgress } from './wizard/StepList.tsx';
export { ProgressBar, Stepper, type StepperProps } from './wizard/Stepper.tsx';
export { useLocalWizard, useWizard, type Wizard } from './wizard/useWizard.ts';
export { WizardForm, type WizardFormProps } from './wizard/WizardForm.tsx';
export type { WizardMessages } from './wizard/WizardMessages.ts';
