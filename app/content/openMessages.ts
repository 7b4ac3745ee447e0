import { loadChunk } from '../chunks/loadChunk.ts';
import { createMessageStore, type MessageStore } from '../messages/MessageStore.ts';
import type { DocumentKind } from './DocumentKind.ts';
import { messagesKind } from './messagesKind.ts';
import type { Content } from './openContent.ts';

/** The messages and settings of the app, from the documents of one deployment. */
export function openMessages({ loader, entry }: Content): MessageStore {
  const load = async <T>(kind: DocumentKind<T>): Promise<T | undefined> => {
    const result = await loader.load(entry(kind));
    return result.ok ? result.document : undefined;
  };
  return createMessageStore({
    loadMessages: (name) => load(messagesKind(name)),
    loadSettings: async () => load(await loadSettingsKind()),
  });
}

/** A chunk of its own: the check is many times as large as the settings, and a screen can be shown without it. */
const loadSettingsKind = () =>
  loadChunk('content/settingsKind.ts', async () => (await import('./settingsKind.ts')).settingsKind);
