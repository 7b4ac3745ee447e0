import { wizardMessages as english } from '#engine/messages/en';
import type { QuestionnaireMessages, WizardMessages } from '#engine/react';
import { prescreenMessages } from '../../../messages/prescreen.ts';
import { shellMessages } from '../../../messages/shell.ts';

/** What the forms of a prescreen say themselves. */
export const formStepMessages: WizardMessages = {
  ...english,
  submit: english.continue,
  submitting: prescreenMessages.finishing,
  verifying: prescreenMessages.finishing,
};

/** What the questions of a prescreen say themselves. */
export const questionsStepMessages: QuestionnaireMessages = {
  ...english,
  notice: prescreenMessages.notice,
  ineligible: prescreenMessages.ineligible,
  eligible: prescreenMessages.eligible,
  noChoice: shellMessages.broken.text,
};
