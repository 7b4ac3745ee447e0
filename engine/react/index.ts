/** The exports that show the core's forms and questions with React. A test fails when this list of names changes. */

export { type AnswerKind, answerKind } from '../core/form/answerKind.ts';
export { ContentProvider } from './content/ContentProvider.tsx';
export { useContent } from './content/useContent.ts';
export type { FieldWidgetProps, FormContext, RichText, UiOptions, WidgetEntry } from './form/FormContext.ts';
export type { FormMessages } from './form/FormMessages.ts';
export { PageForm } from './form/PageForm.tsx';
export type { PageFormProps } from './form/PageFormProps.ts';
export { Questionnaire } from './questionnaire/Questionnaire.tsx';
export type { QuestionnaireMessages, QuestionnaireProps } from './questionnaire/QuestionnaireProps.ts';
export { choiceClass } from './widgets/choice/ChoiceLabel.tsx';
export { findOption, listOptions, type Option } from './widgets/choice/Option.ts';
export { type ControlProps, controlProps, describedBy, type FieldTexts } from './widgets/controlProps.ts';
export type { TextFormat } from './widgets/TextFormat.ts';
export { type TextControlProps, useTextControl } from './widgets/text/useTextControl.ts';
export { type TextControl, type TextInput, useTextInput } from './widgets/text/useTextInput.ts';
export { withoutMarks } from './widgets/text/withoutMarks.ts';
export { widgetFor, widgets } from './widgets/widgets.ts';
export { Stepper, type StepperProps } from './wizard/Stepper.tsx';
export { useLocalWizard, useWizard, type Wizard } from './wizard/useWizard.ts';
export { WizardForm, type WizardFormProps } from './wizard/WizardForm.tsx';
export type { WizardMessages } from './wizard/WizardMessages.ts';
