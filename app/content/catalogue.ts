import { messageDocuments } from '../messages/generated/messageDocuments.ts';
import { type DocumentIds, type DocumentKind, messagesKind } from './DocumentKind.ts';
import { kinds } from './generated/kinds.ts';

/**
 * All kinds of documents, for code that needs every kind: transclusion, the content check and its tests. A screen
 * imports only the kinds that it reads, so that no page loads the checks of another.
 */
export const catalogue: readonly DocumentKind[] = [...kinds, ...messageDocuments.map(messagesKind)];

/**
 * The kind and id that a document's name stands for (`form-config/in-person`); undefined if it names no document. Where
 * the name has no id (`financial-consent`), `ids` gives it, or else the kind's `usualId`.
 */
export function findDocument(
  name: string,
  ids: DocumentIds = {},
): { readonly kind: DocumentKind; readonly id?: string } | undefined {
  const slash = name.indexOf('/');
  const [kindName, givenId] = slash < 0 ? [name] : [name.slice(0, slash), name.slice(slash + 1)];
  const kind = catalogue.find((entry) => entry.name === kindName);
  const id = givenId ?? (kind?.usualId && (ids[kind.name] ?? kind.usualId));
  if (!kind || kind.path.includes('{id}') !== (id !== undefined && id !== '')) return undefined;
  return id === undefined ? { kind } : { kind, id };
}
