import type { PrescreenMessages } from '../../schemas/generated/content/messages/prescreen-messages.js';
import { shippedPrescreenMessages } from '../../schemas/generated/content/messages/prescreen-messages.shipped.js';
import type { MessageSet } from './useMessages.ts';

export type { PrescreenMessages };

/** The prescreen (PRESCREEN-3 to PRESCREEN-29). */
export const prescreenMessages: MessageSet<PrescreenMessages> = {
  document: 'prescreen-messages',
  shipped: shippedPrescreenMessages,
};
