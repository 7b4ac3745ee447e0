import type { CancelMessages } from '../../schemas/generated/content/messages/cancel-messages.js';
import { shippedCancelMessages } from '../../schemas/generated/content/messages/cancel-messages.shipped.js';
import type { MessageSet } from './useMessages.ts';

export type { CancelMessages };

/** Canceling (CANCEL-1 to CANCEL-9). */
export const cancelMessages: MessageSet<CancelMessages> = {
  document: 'cancel-messages',
  shipped: shippedCancelMessages,
};
