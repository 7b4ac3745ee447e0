import { type Forms, openForms } from '../../../app/content/forms/openForms.ts';
import { type Content, type ContentServices, openContent } from '../../../app/content/openContent.ts';
import { newestDeployment } from '../../content/newestDeployment.ts';
import { shippedDocuments } from './ShippedDocument.ts';

/** Texts of documents by their paths, which replace the shipped ones. */
export type Texts = ReadonlyMap<string, string>;

const shipped: Texts = new Map(shippedDocuments.map(({ path, text }) => [path, text]));

/**
 * The app's own loaders, with documents replaced by path: by `live` in the content API, and by `files` in the shipped
 * files.
 */
export function openWith(live: Texts, files: Texts = new Map()): { readonly forms: Forms; readonly content: Content } {
  const appServices: ContentServices = {
    deployment: newestDeployment,
    fetch: async (url) => {
      const [, source, ...names] = url.split('/');
      const path = names.join('/');
      const copy = (source === 'api' ? live.get(path) : undefined) ?? files.get(path) ?? shipped.get(path);
      return copy === undefined ? new Response('', { status: 404 }) : new Response(copy);
    },
  };
  return { forms: openForms(appServices), content: openContent(appServices) };
}
