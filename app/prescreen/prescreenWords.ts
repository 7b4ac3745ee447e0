import type { QuestionnaireWords, WizardWords } from '#engine/react';
import { bookingMessages } from '../messages/booking.ts';
import { fillTemplate } from '../messages/fillTemplate.ts';
import { formMessages } from '../messages/form.ts';
import { formWords } from '../messages/formWords.ts';
import { prescreenMessages } from '../messages/prescreen.ts';
import { shellMessages } from '../messages/shell.ts';

/** What the forms of a prescreen say themselves. */
export const prescreenWords: WizardWords = {
  ...formWords,
  submit: formMessages.continue,
  submitting: prescreenMessages.finishing,
  verifying: prescreenMessages.finishing,
  ...bookingMessages.review,
  stepOf: (step, steps) => fillTemplate(formMessages.stepOf, { step, steps }),
};

/** What the questions of a prescreen say themselves. */
export const questionnaireWords: QuestionnaireWords = {
  ...formWords,
  notice: prescreenMessages.notice,
  ineligible: prescreenMessages.ineligible,
  eligible: prescreenMessages.eligible,
  noChoice: shellMessages.broken.text,
};
