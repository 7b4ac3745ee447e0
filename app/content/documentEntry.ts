import type { DocumentEntry } from '#engine';
import type { Deployment } from '../../schemas/generated/api/deployment/reply.js';
import { type DocumentKind, documentName, documentPath } from './DocumentKind.ts';

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
