import { createStore } from 'zustand/vanilla';
import type { AppSettings } from '../../schemas/generated/content/settings/app-settings.js';
import type { MessageDocument } from './generated/messageDocuments.ts';
import { createMerge, type Merge } from './mergeMessages.ts';

/** The document of the app's own settings, which is loaded as the messages are. */
const settingsDocument = 'app-settings';

export type AppDocument = MessageDocument | typeof settingsDocument;

/** The loaded documents of the app's messages and settings. Undefined stands for one that is not loaded, or cannot be read. */
export interface MessageStore {
  readonly read: (name: MessageDocument) => unknown;
  readonly readSettings: () => AppSettings | undefined;
  /** Puts a document's messages in the place of the shipped ones, once for all who read them. */
  readonly merge: Merge;
  readonly subscribe: (listener: () => void) => () => void;
  /** Loads what is not loaded yet. Resolves when each is known, and never rejects: the app has messages of its own. */
  readonly load: (names: readonly AppDocument[]) => Promise<void>;
}

/** How a document is loaded; undefined where it cannot be read. */
export interface MessageSource {
  readonly loadMessages: (name: MessageDocument) => Promise<unknown>;
  readonly loadSettings: () => Promise<AppSettings | undefined>;
}

interface Loaded {
  readonly messages: Readonly<Partial<Record<MessageDocument, unknown>>>;
  readonly settings?: AppSettings;
}

export function createMessageStore({ loadMessages, loadSettings }: MessageSource): MessageStore {
  const loaded = createStore<Loaded>(() => ({ messages: {} }));
  const asked = new Map<AppDocument, Promise<void>>();
  const loadDocument = async (name: AppDocument): Promise<void> => {
    if (name === settingsDocument) {
      const settings = await loadSettings();
      if (settings === undefined) asked.delete(name);
      else loaded.setState({ settings });
      return;
    }
    const document = await loadMessages(name);
    if (document === undefined) asked.delete(name);
    else loaded.setState(({ messages }) => ({ messages: { ...messages, [name]: document } }));
  };
  const loadOnce = (name: AppDocument): Promise<void> => {
    const loading = asked.get(name) ?? loadDocument(name).catch(() => void asked.delete(name));
    asked.set(name, loading);
    return loading;
  };
  return {
    read: (name) => loaded.getState().messages[name],
    readSettings: () => loaded.getState().settings,
    merge: createMerge(),
    subscribe: loaded.subscribe,
    load: async (names) => {
      await Promise.all(names.map(loadOnce));
    },
  };
}
