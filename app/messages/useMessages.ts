import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { AppSettings } from '../../schemas/generated/content/settings/app-settings.js';
import { shippedAppSettings } from '../../schemas/generated/content/settings/app-settings.shipped.js';
import type { MessageDocument } from './generated/messageDocuments.ts';
import type { MessageStore } from './MessageStore.ts';
import { isRecord, type Merge, mergeMessages } from './mergeMessages.ts';

/** The messages of one part of the app. */
export interface MessageSet<T> {
  /** The document that authors change. */
  readonly document: MessageDocument;
  /** The member of the document that has them; without it, the whole document. */
  readonly member?: string;
  /** The messages that the app was built with. They are shown until the document is loaded, and where it lacks some. */
  readonly shipped: T;
}

const shippedOnly: MessageStore = {
  read: () => undefined,
  readSettings: () => undefined,
  merge: mergeMessages,
  subscribe: () => () => undefined,
  load: async () => undefined,
};

/** The documents that are loaded. Without a store above, the shipped messages are shown. */
export const MessagesContext = createContext(shippedOnly);

/** The messages of one part of the app, as authors have them now. */
export function useMessages<T>(set: MessageSet<T>): T {
  const store = useContext(MessagesContext);
  const read = () => store.read(set.document);
  const document = useSyncExternalStore(store.subscribe, read, read);
  const { merge } = store;
  return useMemo(() => readMessages(set, document, merge), [set, document, merge]);
}

/** The messages of a set where its document is this one; undefined stands for a document that is not loaded. */
function readMessages<T>({ member, shipped }: MessageSet<T>, document: unknown, merge: Merge): T {
  if (document === undefined) return shipped;
  return merge(shipped, member !== undefined && isRecord(document) ? document[member] : document);
}

/** The numbers and names by which the app searches and shows, as authors have them now. */
export function useSettings(): AppSettings {
  const { subscribe, readSettings } = useContext(MessagesContext);
  return useSyncExternalStore(subscribe, readSettings, readSettings) ?? shippedAppSettings;
}
