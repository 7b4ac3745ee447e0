import type { WizardWords } from '#engine';
import { bookingMessages } from '../messages/booking.ts';
import { fillTemplate } from '../messages/fillTemplate.ts';
import { formMessages } from '../messages/form.ts';
import { formWords } from '../messages/formWords.ts';

/** What the form itself says; the same Continue sends the answers on the last page. */
export const wizardWords: WizardWords = {
  ...formWords,
  submit: formMessages.continue,
  submitting: bookingMessages.submitting,
  verifying: bookingMessages.verifying,
  ...bookingMessages.review,
  stepOf: (step, steps) => fillTemplate(formMessages.stepOf, { step, steps }),
};
