import { messagesPath } from '../../schemas/messagesPath.ts';
import type { MessageDocument } from '../messages/generated/messageDocuments.ts';
import { isRecord } from '../messages/mergeMessages.ts';
import type { DocumentKind } from './DocumentKind.ts';

/** The kind of one document of the app's own messages: any object, because the app has a message for each that it lacks. */
export const messagesKind = (name: MessageDocument): DocumentKind<Readonly<Record<string, unknown>>> => ({
  name,
  path: messagesPath(name),
  check: isRecord,
  lenient: true,
});
