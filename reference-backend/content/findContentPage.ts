import { join } from 'node:path';
import type { Deployment } from '../../schemas/generated/api/deployment/reply.js';
import { isPageId } from '../../schemas/routes.ts';
import type { FileReader } from './createFileReader.ts';
import type { DocumentFolders } from './documentFolders.ts';

/** The name of the documents of pages, as `forceFetchFromAPI` has it. */
const KIND = 'page';

/**
 * Whether the app finds a document for a page of content. Undefined where nobody here knows: documents come from another
 * server, or the disk does not answer.
 */
export async function findContentPage(
  id: string,
  folders: DocumentFolders | undefined,
  { forceFetchFromAPI }: Pick<Deployment, 'forceFetchFromAPI'>,
  files: Pick<FileReader, 'readStamp' | 'isStuck'>,
): Promise<boolean | undefined> {
  if (!isPageId(id)) return false;
  if (folders === undefined) return undefined;
  const isLive = forceFetchFromAPI.some((name) => name === KIND || name === '*');
  const asked = [folders.file, ...(isLive ? [folders.api] : [])];
  const paths = asked.map(({ folder }) => join(folder, `${KIND}/1.0.0/tlc/${id}.json`));
  const stamps = await Promise.all(paths.map((path) => files.readStamp(path)));
  if (stamps.some(({ stamp }) => stamp !== undefined)) return true;
  return paths.some((path) => files.isStuck(path)) ? undefined : false;
}
