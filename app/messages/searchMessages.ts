import type { SearchMessages } from '../../schemas/generated/content/messages/search-messages.js';
import { shippedSearchMessages } from '../../schemas/generated/content/messages/search-messages.shipped.js';
import type { MessageSet } from './useMessages.ts';

export type { SearchMessages };

/** Find an Appointment (SEARCH-1 to SEARCH-33). */
export const searchMessages: MessageSet<SearchMessages> = {
  document: 'search-messages',
  shipped: shippedSearchMessages,
};
