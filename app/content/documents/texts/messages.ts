import { isRecord } from '../../../messages/mergeMessages.ts';
import { type MessageDocument, messageDocuments } from '../../../messages/messageDocuments.ts';
import type { DocumentKind } from '../../DocumentKind.ts';

/** The kind of one document of the app's own messages: any object, because the app has a message for each that it lacks. */
export const messagesKind = (name: MessageDocument): DocumentKind<Readonly<Record<string, unknown>>> => ({
  name,
  path: `textcollection/1.0.0/messages/${name}.json`,
  check: isRecord,
  lenient: true,
});

/** The kinds of all documents of the app's own messages. */
export const messagesKinds: readonly DocumentKind[] = messageDocuments.map(messagesKind);
