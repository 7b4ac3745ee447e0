import type { WizardWords } from '#engine/react';
import { bookingMessages } from '../messages/booking.ts';
import { fillTemplate } from '../messages/fillTemplate.ts';
import { formMessages } from '../messages/form.ts';
import { formWords } from '../messages/formWords.ts';

/** What the form itself says; the button that books is named by the form's configuration, or else here. */
export const wizardWords: WizardWords = {
  ...formWords,
  submit: bookingMessages.book,
  submitting: bookingMessages.submitting,
  verifying: bookingMessages.verifying,
  ...bookingMessages.review,
  stepOf: (step, steps) => fillTemplate(formMessages.stepOf, { step, steps }),
};
