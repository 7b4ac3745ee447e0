import { catalogue } from '../../../app/content/catalogue.ts';
import { type DocumentKind, documentName, documentPath } from '../../../app/content/DocumentKind.ts';

import { memoize } from '../../memoize.ts';
import type { DocumentFile } from './DocumentFile.ts';

export interface CataloguedDocument {
  readonly kind: DocumentKind;
  readonly id?: string;
  readonly name: string;
}

/** A file, and the document that the app would find in it. */
export interface CataloguedFile extends CataloguedDocument {
  readonly file: DocumentFile;
}

/** The document that the app would read from this path; undefined when it would read none. */
export function findDocumentByPath(path: string): CataloguedDocument | undefined {
  for (const kind of catalogue) {
    const id = parseId(path, kind.path);
    if (id === undefined && kind.path !== path) continue;
    if (documentPath(kind, id) !== path) continue;
    return { kind, name: documentName(kind, id), ...(id !== undefined && { id }) };
  }
  return undefined;
}

function parseId(path: string, template: string): string | undefined {
  const [before, after] = template.split('{id}');
  if (before === undefined || after === undefined || !path.startsWith(before) || !path.endsWith(after))
    return undefined;
  const id = path.slice(before.length, path.length - after.length);
  return id === '' || id.includes('/') ? undefined : id;
}

const catalogueFile = memoize((file: DocumentFile): CataloguedFile | undefined => {
  const found = findDocumentByPath(file.path);
  return found && { file, ...found };
});

/** The files that are documents of the app. */
export const catalogueFiles = (files: readonly DocumentFile[]): readonly CataloguedFile[] =>
  files.flatMap((file) => catalogueFile(file) ?? []);
