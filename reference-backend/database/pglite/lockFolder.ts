import { existsSync } from 'node:fs';
import { chmod, type FileHandle, mkdir, open, readdir } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * What counts is the lock on this file, not whether the file exists. It is never deleted, because two processes could
 * then lock two files.
 */
export const LOCK_FILE = 'stepwell.lock';

const unusable = (folder: string, error: unknown): Error =>
  new Error(`DATA_DIR ${folder} cannot be used: ${error instanceof Error ? error.message : error}`);

/** Opens the lock file in the folder. */
async function openLock(folder: string): Promise<FileHandle> {
  try {
    await makeFolder(folder);
    await keepOthersOut(folder);
    return await open(join(folder, LOCK_FILE), 'a+');
  } catch (error) {
    throw unusable(folder, error);
  }
}

/**
 * Makes the folder, and those above it. Node's own `recursive` never ends where a folder exists that can have none in
 * it, such as `/proc`.
 */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT' || existsSync(dirname(folder))) throw error;
    await makeFolder(dirname(folder));
    await makeFolder(folder);
  }
}

/**
 * Makes the folder unreadable for other users of this machine, because it has the answers of guests. A folder of
 * somebody else, or one with other files in it, is left as it is.
 */
async function keepOthersOut(folder: string): Promise<void> {
  const entries = await readdir(folder);
  if (entries.length === 0 || entries.includes(LOCK_FILE)) await chmod(folder, 0o700).catch(() => undefined);
}

async function writeOwner(file: FileHandle): Promise<void> {
  await file.truncate();
  await file.write(`process ${process.pid} on ${hostname()}, since ${new Date().toISOString()}\n`);
}

/**
 * Locks a data folder for this process alone: PGlite would let two processes write to one folder, book each time twice
 * and leave data that nobody can open. The lock is the operating system's, on an open file. So it ends with its process
 * however that ends, needs no process id, which is reused and differs between containers, and works between containers
 * that share a folder.
 * @returns a function that unlocks the folder
 * @throws Error that names the process that uses the folder
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const { tryLock } = await import('fs-native-extensions'); // native code, which only a data folder needs
  const file = await openLock(folder);
  try {
    if (!tryLock(file.fd)) {
      const owner = await file.readFile('utf8').catch(() => '');
      throw new Error(`DATA_DIR ${folder} is in use by ${owner.trim() || 'another process'}. One process may use it.`);
    }
    await writeOwner(file).catch((error: unknown) => {
      throw unusable(folder, error);
    });
  } catch (error) {
    await file.close();
    throw error;
  }
  return () => file.close();
}
