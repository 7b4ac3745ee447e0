import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { inTime } from '../health/inTime.ts';
import { createFileReader } from './createFileReader.ts';
import { keepUntilEdited } from './keepUntilEdited.ts';
import { shareNext } from './shareNext.ts';

/** Longer than a disk that works takes. */
const MAX_WAIT_MS = 2_000;

/** Enough to tell the versions that a site may serve, and short enough to be read aloud. */
const HASH_LENGTH = 12;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** What the content API serves: no file of an editor's own. */
const isDocument = (path: string): boolean => path.endsWith('.json') && !/(^|\/)\./.test(path);

/**
 * A short hash of all documents of a folder as they are now: of their paths and texts, so that two processes with the
 * same documents say the same. A file is read again only where it was edited.
 * @param folder of the content API
 * @returns rejects while the folder cannot be read
 */
export function hashDocuments(folder: string): () => Promise<string> {
  const files = createFileReader();
  const digests = new Map<string, () => Promise<string>>();
  let listing: Promise<readonly string[]> | undefined;

  /** Asked for again only when it has answered: a question that waits keeps one of the few threads for files. */
  function listDocuments(): Promise<readonly string[]> {
    listing ??= readdir(folder, { recursive: true })
      .then((names) =>
        names
          .map((name) => name.split(sep).join('/'))
          .filter(isDocument)
          .sort(),
      )
      .finally(() => {
        listing = undefined;
      });
    return inTime(listing, MAX_WAIT_MS, () => new Error('the disk does not answer about the documents'));
  }

  function digestOf(path: string): Promise<string> {
    const known =
      digests.get(path) ?? keepUntilEdited(async (read) => digest((await read(join(folder, path))) ?? ''), files);
    digests.set(path, known);
    return known();
  }

  return shareNext(async () => {
    const lines = (await listDocuments()).map(async (path) => `${path} ${await digestOf(path)}`);
    return digest((await Promise.all(lines)).join('\n')).slice(0, HASH_LENGTH);
  });
}
