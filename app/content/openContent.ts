import { type ContentLoader, createContentLoader, type DocumentEntry, type ProblemDetails } from '#engine';
import type { Deployment } from '../../schemas/generated/api/deployment/reply.js';
import { loadChunk } from '../chunks/loadChunk.ts';
import { createMessageStore, type MessageStore } from '../messages/MessageStore.ts';
import { contentSources, type Fetch } from './contentSources.ts';
import { type DocumentKind, documentEntry, messagesKind } from './DocumentKind.ts';

/** The documents of one deployment, as screens read them. */
export interface Content {
  readonly loader: ContentLoader;
  /**
   * The loader's entry for a document: `entry(siteFrame, 'thelittleclinic')`. `id` only for kinds that have several.
   */
  readonly entry: <T>(kind: DocumentKind<T>, id?: string) => DocumentEntry<T>;
  /** The address of a content image (`kroger.svg`). */
  readonly imageUrl: (asset: string) => string;
}

export interface ContentServices {
  readonly deployment: Deployment;
  readonly fetch: Fetch;
  /** The words for problems, where an author reads them. */
  readonly details?: ProblemDetails;
}

/** Opens the documents that transclude no others. Forms, which do, are opened by `openForms`. */
export function openContent({ deployment, fetch }: ContentServices): Content {
  return {
    loader: createContentLoader({ sources: contentSources(deployment, fetch) }),
    entry: (kind, id) => documentEntry(kind, deployment, id),
    imageUrl: (asset) => imageUrl(deployment, asset),
  };
}

/** The stages that have hosts of their own. Any other value, or none, means production. */
const stages: readonly (string | undefined)[] = ['dev', 'test', 'stage'];

/** The address of a content image (PAGE-13). Its host depends on the deployment's environment. */
export function imageUrl(
  { environment, imageDomain }: Pick<Deployment, 'environment' | 'imageDomain'>,
  asset: string,
): string {
  const path = `/content/v2/binary/image/${encodeURIComponent(asset)}`;
  if (imageDomain === undefined) return path;
  return `https://${stages.includes(environment) ? `www-${environment}` : 'www'}.${imageDomain}${path}`;
}

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
