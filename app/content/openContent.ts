import { type ContentLoader, createContentLoader, type DocumentEntry, type ProblemDetails } from '#engine';
import type { Deployment } from '../../schemas/generated/api/deployment/reply.js';
import { contentSources, type Fetch } from './contentSources.ts';
import type { DocumentKind } from './DocumentKind.ts';
import { documentEntry } from './documentEntry.ts';

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
