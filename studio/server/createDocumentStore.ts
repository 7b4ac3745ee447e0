import { createHash } from 'node:crypto';
import { mkdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { readDocuments } from '../../authoring/check/read/DocumentFile.ts';
import type { SaveReply, StudioDocument } from '../exchange/StudioDocument.ts';

/** The documents below one folder. */
export interface DocumentStore {
  readonly list: () => readonly StudioDocument[];
  /**
   * Writes a document, unless the file is no longer the one that the text was made from.
   * @param base hash of the file that the text was made from; null for a document that is new
   * @throws RangeError for a path that is not one of a document below the folder
   */
  readonly save: (path: string, text: string, base: string | null) => Promise<SaveReply>;
}

export function createDocumentStore(root: string): DocumentStore {
  // One save at a time, so that none comes between the look at a file and its replacement.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    return turn;
  };
  return {
    list: () => readDocuments(root).map(({ path, text }) => ({ path, text, hash: hashOf(text) })),
    save: (path, text, base) => inTurn(() => saveDocument(root, path, text, base)),
  };
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

async function saveDocument(root: string, path: string, text: string, base: string | null): Promise<SaveReply> {
  const file = await findFile(root, path);
  const current = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  const hash = current === undefined ? null : hashOf(current);
  if (hash !== base && current !== text)
    return {
      kind: 'conflict',
      current: current === undefined || hash === null ? undefined : { path, text: current, hash },
    };
  await replaceFile(file, text);
  return { kind: 'saved', hash: hashOf(text) };
}

/** A path has names of plain letters, at least a folder and a file, and no way up. */
const plainPath = /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)+[A-Za-z0-9_-][A-Za-z0-9._-]*\.json$/;

/** The file of a document. A link that leads out of the folder is refused, too. */
async function findFile(root: string, path: string): Promise<string> {
  if (!plainPath.test(path)) throw new RangeError(`"${path}" is not the path of a document.`);
  const top = await realpath(root);
  const whole = join(top, path);
  const file = await nearestReal(whole);
  if (file !== top && !file.startsWith(top + sep)) throw new RangeError(`"${path}" leads out of the folder.`);
  return (await realpath(whole).catch(() => undefined)) ?? whole;
}

/** The real path of a file, or of the nearest folder above it that exists. */
async function nearestReal(path: string): Promise<string> {
  return (await realpath(path).catch(() => undefined)) ?? nearestReal(dirname(path));
}

/** Replaces a file at once, so that nobody reads half of it. */
async function replaceFile(file: string, text: string): Promise<void> {
  const next = `${file}.${process.pid}.new`;
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(next, text);
    await rename(next, file);
  } finally {
    await rm(next, { force: true });
  }
}
