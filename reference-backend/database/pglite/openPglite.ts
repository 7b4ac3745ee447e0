import { existsSync } from 'node:fs';
import { realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { BACKUP_SOCKET } from '../backup/backupSocket.ts';
import { readRow } from '../columns.ts';
import type { Connection, Statements } from '../Database.ts';
import { DatabaseUnavailable } from '../DatabaseUnavailable.ts';
import { statementText } from '../sql.ts';
import { lockFolder } from './lockFolder.ts';

/**
 * Throws the error again, but as {@link DatabaseUnavailable} where its SQLSTATE class is 53: disk or memory is used up,
 * and the work may succeed later.
 */
function translate(error: unknown): never {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('53'))
    throw new DatabaseUnavailable(error.code, error);
  throw error;
}

const createQueries = (client: PGlite | Transaction): Statements => ({
  rows: async (statement, columns) => {
    const sent = client.query<Record<string, unknown>>(statementText(statement), [...statement.values]);
    const { rows } = await sent.catch(translate);
    return rows.map((row) => readRow(columns, row));
  },
  run: async (statement) => {
    const result = await client.query(statementText(statement), [...statement.values]).catch(translate);
    return result.affectedRows ?? 0;
  },
  script: async (text) => {
    const results = await client.exec(text).catch(translate);
    return results.at(-1)?.rows ?? [];
  },
});

/**
 * Runs work one after the other, and before each lets the process read what has arrived. A statement of PGlite blocks
 * the whole process, and many that wait for each other would block it until the last has ended.
 */
function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(() => setImmediate()).then(work);
    last = result.catch(() => undefined);
    return result;
  };
}

/**
 * Names for the errors of PGlite's file system. They are no instances of Error, and their numbers are those of WASI.
 */
const SYSTEM_ERRORS: Readonly<Record<number, string>> = {
  2: 'EACCES',
  19: 'EDQUOT',
  22: 'EFBIG',
  29: 'EIO',
  51: 'ENOSPC',
  63: 'EPERM',
  69: 'EROFS',
};

function describeError(error: unknown): string {
  if (error instanceof Error) return error.message;
  if (typeof error !== 'object' || error === null || !('errno' in error)) return String(error);
  return SYSTEM_ERRORS[Number(error.errno)] ?? `system error ${error.errno}`;
}

/** Opens the folder by its real path, because PGlite opens no symbolic link. */
async function createClient({ dataDirectory: folder, emptyCluster }: PgliteOptions): Promise<PGlite> {
  const start = emptyCluster && { loadDataDir: emptyCluster };
  if (folder === undefined) return PGlite.create(start);
  try {
    return await PGlite.create(await realpath(folder), existsSync(join(folder, 'PG_VERSION')) ? undefined : start);
  } catch (error) {
    throw new Error(
      `DATA_DIR ${folder} cannot be opened: ${describeError(error)}. Is its disk full, or are its files of something else?`,
    );
  }
}

export interface PgliteOptions {
  /** Folder that keeps the data. Without it the data is in memory only. */
  readonly dataDirectory?: string;
  /** A dump of an empty database, from which a new one starts several times as fast as when it is created anew. */
  readonly emptyCluster?: Blob;
}

/**
 * PostgreSQL inside this process.
 * @throws Error where another process uses the folder
 */
export async function openPglite(options: PgliteOptions = {}): Promise<Connection> {
  const { dataDirectory: folder } = options;
  const unlock = folder === undefined ? async () => undefined : await lockFolder(folder);
  // What a process has left that was killed. The database would take it for one of its files.
  if (folder !== undefined) await rm(join(folder, BACKUP_SOCKET), { force: true });
  const client = await createClient(options).catch(async (error: unknown) => {
    await unlock();
    throw error;
  });
  const queries = createQueries(client);
  const inTurn = oneAtATime();
  return {
    rows: (statement, columns) => inTurn(() => queries.rows(statement, columns)),
    run: (statement) => inTurn(() => queries.run(statement)),
    transaction: (work) => inTurn(() => client.transaction((transaction) => work(createQueries(transaction)))),
    script: (text) => inTurn(() => client.transaction((transaction) => createQueries(transaction).script(text))),
    whileStill: (work) =>
      inTurn(async () => {
        await client.exec('checkpoint');
        return work();
      }),
    close: async () => {
      await client.close();
      await unlock();
    },
  };
}
