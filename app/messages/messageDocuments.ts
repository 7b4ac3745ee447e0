/** The names of the documents of messages, in the order in which a guest meets them; those of the mails are the server's. */
export const messageDocuments = [
  'site-messages',
  'search-messages',
  'places-messages',
  'benefit-code-messages',
  'prescreen-messages',
  'results-messages',
  'appointment-messages',
  'booking-messages',
  'walk-in-messages',
  'confirmation-messages',
  'cancel-messages',
  'move-messages',
  'mail-messages',
  'locator-messages',
] as const;

export type MessageDocument = (typeof messageDocuments)[number];

/** The document of the app's own settings, which is loaded as the messages are. */
export const settingsDocument = 'app-settings';

export type AppDocument = MessageDocument | typeof settingsDocument;
