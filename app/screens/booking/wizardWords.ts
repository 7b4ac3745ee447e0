import { wizardWords as english } from '#engine/messages/en';
import type { WizardWords } from '#engine/react';
import { bookingMessages } from '../../messages/booking.ts';

/** What the form itself says; the button that books is named by the form's configuration, or else here. */
export const wizardWords: WizardWords = {
  ...english,
  submit: bookingMessages.book,
  submitting: bookingMessages.submitting,
  verifying: bookingMessages.verifying,
};
