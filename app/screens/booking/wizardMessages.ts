import { wizardMessages as english } from '#engine/messages/en';
import type { WizardMessages } from '#engine/react';
import { bookingMessages } from '../../messages/booking/booking.ts';

/** The form's own messages. The form's configuration may name the button that books; otherwise its name is here. */
export const wizardMessages: WizardMessages = {
  ...english,
  submit: bookingMessages.book,
  submitting: bookingMessages.submitting,
  verifying: bookingMessages.verifying,
};
