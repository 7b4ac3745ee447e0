import { type CataloguedDocument, documentOfPath } from '../../../authoring/check/read/documentOfPath.ts';
import { contentFiles } from '../../content/contentFiles.ts';

/** A document that ships, as the app finds it. */
export interface ShippedDocument extends CataloguedDocument {
  readonly path: string;
  readonly text: string;
}

export const shippedDocuments: readonly ShippedDocument[] = contentFiles.flatMap(({ path, text }) => {
  const found = documentOfPath(path);
  return found ? [{ ...found, path, text }] : [];
});
