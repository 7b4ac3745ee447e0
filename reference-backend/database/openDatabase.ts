import { readFile } from 'node:fs/promises';
import type { Database } from './Database.ts';
import { openPglite } from './openPglite.ts';
import { openPostgres } from './openPostgres.ts';

export interface DatabaseOptions {
  /** PostgreSQL to use. Without it PGlite runs inside this process. */
  readonly databaseUrl?: string;
  /** Folder in which PGlite keeps its data. Without it they live in memory. */
  readonly dataDirectory?: string;
}

/** Opens the database. A PostgreSQL is not asked anything yet: it may still be starting. */
export async function openDatabase({ databaseUrl, dataDirectory }: DatabaseOptions): Promise<Database> {
  return databaseUrl ? openPostgres(databaseUrl) : await openPglite(dataDirectory);
}

/** Whoever comes later waits behind a change that waits for a table, so it waits no longer than nobody notices. */
const LOCK_MS = 300;

/**
 * Brings the tables up to date. Several processes may do so at once.
 * @throws DatabaseUnavailable 55P03 where a table is to be changed that somebody else uses at length: try again
 */
export async function updateTables(database: Database): Promise<void> {
  const schema = await readFile(new URL('./schema.sql', import.meta.url), 'utf8');
  const oneAtATime = "select pg_advisory_xact_lock(hashtext('stepwell schema'))";
  await database.script(`${oneAtATime};\nset local lock_timeout = ${LOCK_MS};\n${schema}`);
}
