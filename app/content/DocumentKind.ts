import type { DocumentCheck, DocumentEntry } from '#engine';
import type { Deployment } from '../../schemas/generated/api/deployment/reply.js';
import { messagesPath } from '../../schemas/messagesPath.ts';
import type { MessageDocument } from '../messages/generated/messageDocuments.ts';
import { isRecord } from '../messages/mergeMessages.ts';

/** One kind of document that the app reads: where its documents are, and what they must contain. */
export interface DocumentKind<T = unknown> {
  /** The name in `forceFetchFromAPI`, in transclusions and in problems. It is also the name of the schema's file. */
  readonly name: string;
  /** The path of its documents below a source's root; `{id}` stands for the id where there are several. */
  readonly path: string;
  /** The id to use where neither the banner nor a step names one. */
  readonly usualId?: string;
  readonly check: DocumentCheck<T>;
  /**
   * Whether the app takes what it can of a document, and its own for the rest. The content check still asks for all that
   * the schema says.
   */
  readonly lenient?: boolean;
  /** Whether `{ "$ref": "other#/pointer" }` in its documents stands for a part of another document. */
  readonly transcludes?: boolean;
  /** Whether its documents are consents or notices, so that a booking carries the version that was shown. */
  readonly isConsent?: boolean;
  /**
   * Collections that are merged into every document of the kind, in order: lists joined end to end, objects member by
   * member (CONTENT-4). Each of them is fetched once, however many documents it is part of.
   */
  readonly merges?: readonly DocumentKind[];
}

/** The id of the document to use of each kind that has several, by the kind's name, as set for a banner or a step. */
export type DocumentIds = Readonly<Record<string, string | undefined>>;

/** The name of one document: the kind's name, and the id where there are several (`form-definition/patientDetails`). */
export const documentName = ({ name }: DocumentKind, id?: string): string =>
  id === undefined ? name : `${name}/${id}`;

/** The path of one document below a source's root. The id is encoded, so it is always a single part of the path. */
export const documentPath = ({ path }: DocumentKind, id = ''): string => path.replace('{id}', encodeURIComponent(id));

/** The kind of one document of the app's own messages: any object, because the app has a message for each that it lacks. */
export const messagesKind = (name: MessageDocument): DocumentKind<Readonly<Record<string, unknown>>> => ({
  name,
  path: messagesPath(name),
  check: isRecord,
  lenient: true,
});

/** How the engine's loader finds one document in this deployment. `id` is given for kinds that have several. */
export function documentEntry<T>(
  kind: DocumentKind<T>,
  deployment: Pick<Deployment, 'forceFetchFromAPI'>,
  id?: string,
): DocumentEntry<T> {
  return {
    name: documentName(kind, id),
    path: documentPath(kind, id),
    sources: sourceOrder(kind.name, deployment),
    check: kind.check,
    transcludes: kind.transcludes ?? false,
    ...(kind.merges && { merge: kind.merges.map((collection) => documentPath(collection)) }),
  };
}

export const sourceIds = { file: 'file', api: 'api' } as const;

/** The sources of a document, in order: the shipped file alone, or first the content API if the deployment lists it. */
export function sourceOrder(name: string, { forceFetchFromAPI }: Pick<Deployment, 'forceFetchFromAPI'>): string[] {
  const live = forceFetchFromAPI.includes(name) || forceFetchFromAPI.includes('*');
  return live ? [sourceIds.api, sourceIds.file] : [sourceIds.file];
}
