import { wizardMessages as english } from '#engine/messages/en';
import type { WizardMessages } from '#engine/react';
import { bookingMessages } from '../../messages/booking.ts';

/** What the form itself says; the button that books is named by the form's configuration, or else here. */
export const wizardMessages: WizardMessages = {
  ...english,
  submit: bookingMessages.book,
  submitting: bookingMessages.submitting,
  verifying: bookingMessages.verifying,
};
