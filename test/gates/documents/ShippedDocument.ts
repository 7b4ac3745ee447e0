import { type CataloguedDocument, findDocumentByPath } from '../../../authoring/check/read/findDocumentByPath.ts';
import { contentFiles } from '../../content/contentFiles.ts';

/** A shipped document, as the app finds it. */
export interface ShippedDocument extends CataloguedDocument {
  readonly path: string;
  readonly text: string;
}

export const shippedDocuments: readonly ShippedDocument[] = contentFiles.flatMap(({ path, text }) => {
  const found = findDocumentByPath(path);
  return found ? [{ ...found, path, text }] : [];
});
