/** Path of a document of the app's own messages, below the folder of all documents. */
export const messagesPath = (document: string): string => `textcollection/1.0.0/messages/${document}.json`;
