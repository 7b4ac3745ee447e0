import type { Traces } from '../health/traces/Traces.ts';
import { traceStatements } from '../health/traces/traceStatements.ts';
import type { Connection, Database } from './Database.ts';
import type { DatabaseDeadlines } from './deadlines.ts';
import { openPostgres } from './openPostgres.ts';
import { openPglite, type PgliteOptions } from './pglite/openPglite.ts';
import { createKeyring, type Keyring } from './sealing/createKeyring.ts';
import { type KeySet, newKeySet } from './sealing/KeySet.ts';
import { keepKeysIn } from './sealing/keepKeysIn.ts';

export interface DatabaseOptions extends PgliteOptions {
  /** PostgreSQL to use. Without it PGlite runs inside this process. */
  readonly databaseUrl?: string;
  readonly databaseDeadlines?: DatabaseDeadlines;
  /** Keys of what guests have entered. PostgreSQL needs them; without them PGlite keeps its own beside its data. */
  readonly dataKeys?: KeySet;
}

/**
 * Opens the database. Nothing is sent to a PostgreSQL yet: it may still be starting.
 * @param traces which its statements are steps of; none without
 * @throws Error where there are no keys for a PostgreSQL, or those of a folder cannot be read
 */
export async function openDatabase(options: DatabaseOptions, traces?: Traces): Promise<Database> {
  const { databaseUrl, databaseDeadlines, dataKeys, dataDirectory } = options;
  if (databaseUrl) {
    if (!dataKeys) throw new Error(NO_KEYS);
    return withKeyring(
      traceStatements(openPostgres(databaseUrl, undefined, databaseDeadlines), traces),
      createKeyring(dataKeys),
    );
  }
  const connection = await openPglite(options);
  try {
    const keys = dataKeys ?? (dataDirectory === undefined ? newKeySet(new Date()) : await keepKeysIn(dataDirectory));
    return withKeyring(traceStatements(connection, traces), createKeyring(keys));
  } catch (error) {
    await connection.close();
    throw error;
  }
}

const NO_KEYS =
  'DATA_KEYS_FILE or DATA_KEYS must be set where DATABASE_URL is: what guests enter is sealed with these keys. npm run --silent operate -- keys --new prints a set';

const withKeyring = (connection: Connection, keyring: Keyring): Database => ({
  ...connection,
  keyring,
  transaction: (work) => connection.transaction((statements) => work({ ...statements, keyring })),
});
