import { wizardMessages as english } from '#engine/messages/en';
import type { QuestionnaireMessages, WizardMessages } from '#engine/react';
import { prescreenMessages } from '../../../messages/search/prescreen.ts';
import { shellMessages } from '../../../messages/site/shell.ts';

/** The messages of the forms of a prescreen. */
export const formStepMessages: WizardMessages = {
  ...english,
  submit: english.continue,
  submitting: prescreenMessages.finishing,
  verifying: prescreenMessages.finishing,
};

/** The messages of the questions of a prescreen. */
export const questionsStepMessages: QuestionnaireMessages = {
  ...english,
  notice: prescreenMessages.notice,
  ineligible: prescreenMessages.ineligible,
  eligible: prescreenMessages.eligible,
  noChoice: shellMessages.broken.text,
};
