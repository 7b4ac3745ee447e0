import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import manifest from '../../../package.json' with { type: 'json' };

const folder = join(import.meta.dirname, '../../../node_modules/.cache/stepwell');
const file = join(folder, `empty-cluster-${manifest.dependencies['@electric-sql/pglite']}.tar`);

async function dumpEmptyCluster(): Promise<Blob> {
  const database = await PGlite.create();
  try {
    return await database.dumpDataDir('none');
  } finally {
    await database.close();
  }
}

async function makeFile(): Promise<Blob> {
  const dump = await dumpEmptyCluster();
  await mkdir(folder, { recursive: true });
  // Another worker may read it at any moment, so it appears whole.
  const own = `${file}.${process.pid}`;
  await writeFile(own, dump.stream());
  await rename(own, file);
  return dump;
}

let read: Promise<Blob> | undefined;

/** Made once and kept for later runs, because creating a database takes seconds of processor time. */
export function emptyCluster(): Promise<Blob> {
  read ??= readFile(file).then((content) => new Blob([content]), makeFile);
  return read;
}
