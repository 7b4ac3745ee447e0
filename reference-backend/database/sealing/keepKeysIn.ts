import { randomBytes } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { formatKeySet, type KeySet, newKeySet, parseKeySet } from './KeySet.ts';

const KEY_FILE = 'stepwell-keys.json';

/**
 * The keys of a data folder: those of its key file, which is made where there is none, and which other users of this
 * machine cannot read.
 * @param folder locked by this process, or of a server that has ended
 */
export async function keepKeysIn(folder: string): Promise<KeySet> {
  const file = join(folder, KEY_FILE);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return makeKeys(folder, file);
  try {
    return parseKeySet(text);
  } catch (error) {
    throw new Error(`DATA_DIR ${folder} cannot be used: ${KEY_FILE} ${error instanceof Error ? error.message : error}`);
  }
}

/** The file is whole, and safely on the disk, before anything is sealed with its keys. */
async function makeKeys(folder: string, file: string): Promise<KeySet> {
  const keys = newKeySet(new Date());
  const made = `${file}.${randomBytes(6).toString('hex')}`;
  await writeDurably(made, formatKeySet(keys));
  await link(made, file);
  await rm(made);
  const directory = await open(folder);
  await directory.sync().finally(() => directory.close());
  return keys;
}

async function writeDurably(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}
