import { fillTemplate } from '../core/messages/fillTemplate.ts';
import type { MessageCatalogue } from '../core/messages/MessageCatalogue.ts';
import type { FormMessages } from '../react/field/FormMessages.ts';
import type { QuestionnaireMessages } from '../react/questionnaire/QuestionnaireProps.ts';
import type { WizardMessages } from '../react/wizard/WizardMessages.ts';
import { errorMessages } from './errorMessages.ts';

/** The engine's own texts in English. An app may use all of them, some of them, or none. */

/** In a file of its own, because an app may show them on screens that have no form. */
export { errorMessages };

/** The messages for violations, by keyword and by kind of field. */
export const messageCatalogue: MessageCatalogue = {
  invalid: errorMessages.pattern,
  required: errorMessages.required,
  'required.checkbox': errorMessages.checkbox,
  'required.date': errorMessages.date,
  'required.list': errorMessages.select,
  'required.select': errorMessages.select,
  'const.checkbox': errorMessages.checkbox,
  enum: errorMessages.select,
  minItems: errorMessages.select,
  'format.date': errorMessages.dateInvalid,
  'month.date': errorMessages.dateMonth,
  'day.date': errorMessages.dateDay,
  'year.date': errorMessages.dateYear,
  pattern: errorMessages.pattern,
  characters: errorMessages.characters,
  minLength: errorMessages.minLength,
  maxLength: errorMessages.maxLength,
  minimum: errorMessages.minimum,
  maximum: errorMessages.maximum,
};

/** The texts of a form, other than its questions. */
export const formMessages: FormMessages = {
  error: 'Error',
  required: 'Required',
  requiredNote: '* Required',
  summary: (errors) => (errors === 1 ? 'There is 1 error on this page' : `There are ${errors} errors on this page`),
  yes: 'Yes',
  no: 'No',
  choose: 'Choose One',
  month: 'Month',
  day: 'Day',
  year: 'Year',
  datePlaceholder: { month: 'mm', day: 'dd', year: 'yyyy' },
  add: 'Add another',
  delete: 'Delete',
  deleted: (entry) => fillTemplate('{entry} was deleted.', { entry }),
  show: 'Show',
  hide: 'Hide',
};

/** The labels of the buttons of wizards and questionnaires. */
const buttons = { back: 'Back', continue: 'Continue' } as const;

/** The texts of a wizard, other than those of its documents. */
export const wizardMessages: WizardMessages = {
  ...formMessages,
  ...buttons,
  submit: 'Submit',
  submitting: 'Your answers are being sent.',
  verifying: 'Your answers are being checked.',
  steps: 'Steps',
  stepProgress: (step, steps) => `Step ${step} of ${steps}`,
  pageProgress: (page, pages) => `Page ${page} of ${pages}`,
  reopened: 'Because of your change, we need a few more answers here.',
  done: 'completed',
  edit: 'Edit',
  pageInvalid: 'An answer is missing or incorrect',
  yesTo: (questions) => `Yes: ${questions}`,
  noToAll: (count) => (count === 2 ? 'No to both' : `No to all ${count}`),
  secret: 'not shown',
};

/** The texts of a questionnaire, other than those of its document. */
export const questionnaireMessages: QuestionnaireMessages = {
  ...formMessages,
  ...buttons,
  notice: { info: 'Information', warning: 'Warning', error: 'Error' },
  ineligible: 'Your answers do not allow you to continue.',
  eligible: { schedule: 'You can continue.', last: 'That was the last question.' },
  noChoice: 'There is nothing to choose from here.',
};
