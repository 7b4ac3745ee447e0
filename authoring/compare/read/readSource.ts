import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type DocumentFile, readDocuments } from '../../check/read/DocumentFile.ts';
import { readRevision } from './readRevision.ts';
import { readServer } from './readServer.ts';

export interface SourceOptions {
  /** Folder of the documents in a checkout or a revision: `content-fixtures/objects`. */
  readonly root: string;
}

/**
 * The documents of a server (`https://…`), of a folder, or of a git revision; what is no folder is a revision.
 *
 * @param known paths of documents that a server is asked for besides those that its own documents name
 * @throws Error when there is no such source, or it has no documents
 */
export async function readSource(
  source: string,
  { root }: SourceOptions,
  known: readonly string[],
): Promise<readonly DocumentFile[]> {
  const documents = isAddress(source)
    ? await readServer(source, known)
    : isFolder(source)
      ? readDocuments(isFolder(join(source, root)) ? join(source, root) : source)
      : readRevision(source, root);
  if (documents.length === 0) throw new Error(`There are no documents in "${source}".`);
  return documents;
}

export const isAddress = (source: string): boolean => /^https?:\/\//.test(source);

const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory();
