import { join } from 'node:path';
import type { Deployment } from '../../schemas/generated/api/deployment/reply.js';
import type { Configuration } from '../configuration/configuration.ts';

/** Where the documents of a source are: the address from which the app asks for them, and their folder. */
export interface DocumentFolder {
  readonly root: string;
  readonly folder: string;
}

/** The content API, and the copies that were shipped beside the app. */
export interface DocumentFolders {
  readonly api: DocumentFolder;
  readonly file: DocumentFolder;
}

/** The folders of this server's documents; undefined where documents come from another server. */
export function documentFolders(
  { appDirectory, contentDirectory }: Pick<Configuration, 'appDirectory' | 'contentDirectory'>,
  { apiBaseUrl, contentBaseUrls }: Pick<Deployment, 'apiBaseUrl' | 'contentBaseUrls'>,
): DocumentFolders | undefined {
  const api = { root: contentBaseUrls.api, folder: contentDirectory };
  const file = { root: contentBaseUrls.file, folder: join(appDirectory, 'content-files/objects') };
  const isHere = apiBaseUrl === '' && [api, file].every(({ root }) => root.startsWith('/'));
  return isHere ? { api, file } : undefined;
}
