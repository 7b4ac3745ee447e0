import type { ConfirmationMessages } from '../../schemas/generated/content/messages/confirmation-messages.js';
import { shippedConfirmationMessages } from '../../schemas/generated/content/messages/confirmation-messages.shipped.js';
import type { MessageSet } from './useMessages.ts';

export type { ConfirmationMessages };

/** The confirmation (CONFIRM-2 to CONFIRM-14). Its headline and paragraph are content. */
export const confirmationMessages: MessageSet<ConfirmationMessages> = {
  document: 'confirmation-messages',
  shipped: shippedConfirmationMessages,
};
