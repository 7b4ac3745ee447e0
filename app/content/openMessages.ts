import { createMessageStore, type MessageStore } from '../messages/MessageStore.ts';
import { messagesKind } from './documents/texts/messages.ts';
import type { Content } from './openContent.ts';

/** The words and settings of the app, from the documents of one deployment. */
export const openMessages = ({ loader, entry }: Content): MessageStore =>
  createMessageStore(async (name) => {
    const result = await loader.load(entry(messagesKind(name)));
    return result.ok ? result.document : undefined;
  });
