import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { basename, join, resolve, sep } from 'node:path';
import { LOCK_FILE } from '../pglite/lockFolder.ts';
import { BACKUP_SOCKET } from './backupSocket.ts';

/** What belongs to the process that uses the folder. */
const OF_THE_PROCESS = [LOCK_FILE, BACKUP_SOCKET];

/**
 * Copies a data folder, its keys included, so that other users of this machine cannot read the copy. The copy has its
 * name only once it is whole and safely on the disk.
 * @param whileStill does the copying while nothing is written
 * @throws Error where there is something at the target, or it is in the folder itself
 */
export async function copyDataFolder(
  folder: string,
  target: string,
  whileStill: (copy: () => Promise<void>) => Promise<void>,
): Promise<void> {
  if (existsSync(target)) throw new Error(`${target} is there already. Nothing was copied.`);
  if (`${resolve(target)}${sep}`.startsWith(`${resolve(folder)}${sep}`))
    throw new Error(`${target} is in the folder that is to be copied.`);
  const partial = `${target}.partial`;
  await mkdir(partial, { mode: 0o700 });
  try {
    await whileStill(() =>
      cp(folder, partial, { recursive: true, filter: (path) => !OF_THE_PROCESS.includes(basename(path)) }),
    );
    await chmod(partial, 0o700);
    await syncAll(partial);
    await rename(partial, target);
    await sync(resolve(target, '..'));
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
}

async function syncAll(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true }))
    await sync(join(entry.parentPath, entry.name));
  await sync(folder);
}

async function sync(path: string): Promise<void> {
  const file = await open(path);
  await file.sync().finally(() => file.close());
}
