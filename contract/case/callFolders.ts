import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const api = join(import.meta.dirname, '../../schemas/api');

/** The folder of every call below `schemas/api`, where they stand by subject, by the name of the call. */
export const callFolders: ReadonlyMap<string, string> = new Map(
  readdirSync(api, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => join(api, dirname(file)))
    .map((folder) => [basename(folder), folder]),
);
