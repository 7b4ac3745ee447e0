import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { MessageSet } from './MessageSet.ts';
import type { MessageStore } from './MessageStore.ts';
import { mergeMessages } from './mergeMessages.ts';
import type { AppDocument } from './messageDocuments.ts';

const shippedOnly: MessageStore = {
  read: () => undefined,
  subscribe: () => () => undefined,
  load: async () => undefined,
};

/** The documents that are loaded. Without a store above, the shipped words are shown. */
export const MessagesContext = createContext(shippedOnly);

/** The words of one part of the app, as authors have them now. */
export function useMessages<T>(set: MessageSet<T>): T {
  const document = useAppDocument(set.document);
  return useMemo(() => readMessages(set, document), [set, document]);
}

/** One of the documents of words and settings; undefined while it is not loaded. */
export function useAppDocument(name: AppDocument): unknown {
  const store = useContext(MessagesContext);
  const read = () => store.read(name);
  return useSyncExternalStore(store.subscribe, read, read);
}

/** The words of a set where its document is this one; undefined stands for a document that is not loaded. */
function readMessages<T>({ member, shipped }: MessageSet<T>, document: unknown): T {
  if (document === undefined) return shipped;
  return mergeMessages(shipped, member === undefined ? document : readMember(document, member));
}

function readMember(value: unknown, name: string): unknown {
  const isObject = typeof value === 'object' && value !== null;
  return isObject ? new Map<string, unknown>(Object.entries(value)).get(name) : undefined;
}
