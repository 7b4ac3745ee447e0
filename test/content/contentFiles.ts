import { join } from 'node:path';
import { type DocumentFile, readDocuments } from '../../authoring/check/read/DocumentFile.ts';

export const contentRoot = join(import.meta.dirname, '../../content-fixtures/objects');

/** The shipped documents. */
export const contentFiles: readonly DocumentFile[] = readDocuments(contentRoot);
