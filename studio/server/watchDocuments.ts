import { watchContent } from '../../authoring/check/watchContent.ts';
import type { DiskEvent, StudioDocument } from '../exchange/StudioDocument.ts';
import type { DocumentStore } from './createDocumentStore.ts';

export type Listener = (event: DiskEvent) => void;

/** Tells listeners what changes on disk. */
export interface DocumentWatch {
  /** @returns ends the listening */
  readonly listen: (listener: Listener) => () => void;
  readonly close: () => Promise<void>;
}

export async function watchDocuments(root: string, store: DocumentStore): Promise<DocumentWatch> {
  const listeners = new Set<Listener>();
  let known = byPath(store.list());
  const watcher = await watchContent(root, () => {
    const now = byPath(store.list());
    const events = [
      ...[...now.values()].flatMap((document): readonly DiskEvent[] =>
        known.get(document.path)?.hash === document.hash ? [] : [{ kind: 'changed', document }],
      ),
      ...[...known.keys()].flatMap((path): readonly DiskEvent[] => (now.has(path) ? [] : [{ kind: 'removed', path }])),
    ];
    known = now;
    for (const event of events) for (const listener of listeners) listener(event);
  });
  return {
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => watcher.close(),
  };
}

const byPath = (documents: readonly StudioDocument[]): ReadonlyMap<string, StudioDocument> =>
  new Map(documents.map((document) => [document.path, document]));
