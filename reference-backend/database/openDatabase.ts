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
