import { PGlite } from '@electric-sql/pglite';

async function dumpEmptyCluster(): Promise<Blob> {
  const database = await PGlite.create();
  try {
    return await database.dumpDataDir('none');
  } finally {
    await database.close();
  }
}

/** Made once in each worker, because creating a database takes more than a second of processor time. */
export const emptyCluster: Promise<Blob> = dumpEmptyCluster();
