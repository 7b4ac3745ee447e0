import type { SiteMessages } from '../../schemas/generated/content/messages/site-messages.js';
import { shippedSiteMessages } from '../../schemas/generated/content/messages/site-messages.shipped.js';
import type { MessageSet } from './useMessages.ts';

export type { SiteMessages };

/** The texts around the screens, and those shown where a screen is missing or fails. */
export const siteMessages: MessageSet<SiteMessages> = { document: 'site-messages', shipped: shippedSiteMessages };

/** The names of the brands whose logos are shown (PAGE-15), by their name in provider data. */
export const brandMessages: MessageSet<SiteMessages['brands']> = {
  document: 'site-messages',
  member: 'brands',
  shipped: shippedSiteMessages.brands,
};

/** The messages for a call that fails without a message of its own (SEARCH-16, SEARCH-17). */
export const connectionMessages: MessageSet<SiteMessages['connection']> = {
  document: 'site-messages',
  member: 'connection',
  shipped: shippedSiteMessages.connection,
};

/** The messages while documents load, and when they can be read neither live nor from a copy (PRESCREEN-8, WIZARD-18). */
export const contentMessages: MessageSet<SiteMessages['content']> = {
  document: 'site-messages',
  member: 'content',
  shipped: shippedSiteMessages.content,
};
