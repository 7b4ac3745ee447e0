import { type AppDocument, messageDocuments, settingsDocument } from '../../../messages/messageDocuments.ts';
import type { DocumentKind } from '../../DocumentKind.ts';

/** A document of the app's own words: any object. The app has a word of its own for each that it lacks. */
export type Messages = Readonly<Record<string, unknown>>;

const isMessages = (value: unknown): value is Messages =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The path of one document of the app's own words and settings. */
export const appDocumentPath = (name: AppDocument): string =>
  name === settingsDocument
    ? `${settingsDocument}/1.0.0/scheduler/${settingsDocument}.json`
    : `textcollection/1.0.0/messages/${name}.json`;

/** The kind of one document of the app's own words, or of its settings, which `useSettings` checks where they are used. */
export const messagesKind = (name: AppDocument): DocumentKind<Messages> => ({
  name,
  path: appDocumentPath(name),
  check: isMessages,
  lenient: true,
});

/** The kinds of all documents of the app's own words. */
export const messagesKinds: readonly DocumentKind<Messages>[] = messageDocuments.map(messagesKind);
