import type { LocatorMessages } from '../../schemas/generated/content/messages/locator-messages.js';
import { shippedLocatorMessages } from '../../schemas/generated/content/messages/locator-messages.shipped.js';
import type { MessageSet } from './useMessages.ts';

export type { LocatorMessages };

/** The clinic locator and the details of a clinic (LOCATOR-1 to LOCATOR-14). */
export const locatorMessages: MessageSet<LocatorMessages> = {
  document: 'locator-messages',
  shipped: shippedLocatorMessages,
};
