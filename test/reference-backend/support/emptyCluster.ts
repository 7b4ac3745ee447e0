import { PGlite } from '@electric-sql/pglite';

async function dumpEmptyCluster(): Promise<Blob> {
  const database = await PGlite.create();
  try {
    return await database.dumpDataDir('none');
  } finally {
    await database.close();
  }
}

let made: Promise<Blob> | undefined;

/** Made once in each worker that needs it, because creating a database takes more than a second of processor time. */
export function emptyCluster(): Promise<Blob> {
  made ??= dumpEmptyCluster();
  return made;
}
