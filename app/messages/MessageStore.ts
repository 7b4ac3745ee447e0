import { createStore } from 'zustand/vanilla';
import type { AppDocument } from './messageDocuments.ts';

/** The loaded documents of the app's words and settings. */
export interface MessageStore {
  /** The document; undefined while it is not loaded, and where it could not be read. */
  readonly read: (name: AppDocument) => unknown;
  readonly subscribe: (listener: () => void) => () => void;
  /** Loads what is not loaded yet. Resolves when each is known, and never rejects: the app has words of its own. */
  readonly load: (names: readonly AppDocument[]) => Promise<void>;
}

/** @param loadDocument reads one document; undefined where it cannot be read */
export function createMessageStore(loadDocument: (name: AppDocument) => Promise<unknown>): MessageStore {
  const documents = createStore<Readonly<Partial<Record<AppDocument, unknown>>>>(() => ({}));
  const asked = new Map<AppDocument, Promise<void>>();
  const loadOne = (name: AppDocument): Promise<void> => {
    const before = asked.get(name);
    if (before) return before;
    const loading = loadDocument(name).then(
      (document) => {
        if (document === undefined) asked.delete(name);
        else documents.setState({ [name]: document });
      },
      () => void asked.delete(name),
    );
    asked.set(name, loading);
    return loading;
  };
  return {
    read: (name) => documents.getState()[name],
    subscribe: documents.subscribe,
    load: async (names) => {
      await Promise.all(names.map(loadOne));
    },
  };
}
