import { readFile } from 'node:fs/promises';
import type { Database } from './Database.ts';
import type { DatabaseDeadlines } from './deadlines.ts';
import { openPglite, type PgliteOptions } from './openPglite.ts';
import { openPostgres } from './openPostgres.ts';

export interface DatabaseOptions extends PgliteOptions {
  /** PostgreSQL to use. Without it PGlite runs inside this process. */
  readonly databaseUrl?: string;
  readonly databaseDeadlines?: DatabaseDeadlines;
}

/** Opens the database. Nothing is sent to a PostgreSQL yet: it may still be starting. */
export async function openDatabase({ databaseUrl, databaseDeadlines, ...options }: DatabaseOptions): Promise<Database> {
  return databaseUrl ? openPostgres(databaseUrl, undefined, databaseDeadlines) : await openPglite(options);
}

/**
 * How long a change waits for a table, in milliseconds. Everybody who comes later waits behind it, so it is too short
 * to notice.
 */
const LOCK_MS = 300;

/**
 * Brings the tables up to date. Several processes may do so at once.
 * @throws DatabaseUnavailable 55P03 where a table must be changed that somebody else uses for a long time: try again
 */
export async function updateTables(database: Database): Promise<void> {
  const schema = await readFile(new URL('./schema.sql', import.meta.url), 'utf8');
  const oneAtATime = "select pg_advisory_xact_lock(hashtext('stepwell schema'))";
  await database.script(`${oneAtATime};\nset local lock_timeout = ${LOCK_MS};\n${schema}`);
}
