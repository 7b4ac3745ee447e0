import { createHash } from 'node:crypto';
import pg from 'pg';
import { readRow } from './columns.ts';
import type { Connection, Statements } from './Database.ts';
import { DatabaseUnavailable } from './DatabaseUnavailable.ts';
import { DATABASE_DEADLINES, type DatabaseDeadlines } from './deadlines.ts';
import { prepareConnection, type TimedQuery } from './settings/prepareConnection.ts';
import { type Sql, type SqlValue, statementText } from './sql.ts';

/**
 * SQLSTATE classes and codes of a server that cannot answer now: the connection is lost (08), access is denied (28,
 * 3D), resources are used up (53), or an operator intervened (57), which covers shutting down, starting up and a
 * statement that took too long. 25006 is a server that only reads, such as a primary that became a standby; 25P03 a
 * transaction that stood still; 55P03 a statement that waited too long for a table.
 */
const UNAVAILABLE = /^(08|28|3D|53|57|25006|25P03|55P03)/;

/** What the driver says, without a code, of a server that answers that it has no TLS. */
const NO_TLS = 'The server does not support SSL connections';

/** SQLSTATE, or the system's name of the error; the driver gives some of its own errors neither. */
function codeOf(error: Error): string {
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error.message === NO_TLS ? 'noTLS' : 'lost';
}

/**
 * Turns errors of the connection into {@link DatabaseUnavailable}. Errors of the driver itself are about the
 * connection, unless it was called wrongly. All other errors stay as they are.
 */
function translated(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof TypeError || error instanceof RangeError) return error;
  const code = codeOf(error);
  if (error instanceof pg.DatabaseError && !UNAVAILABLE.test(code)) return error;
  return new DatabaseUnavailable(code, error);
}

async function translateErrors<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw translated(error);
  }
}

/**
 * SQLSTATE classes and codes by which a server, or a pooler in its place, says that it does not work: those of
 * {@link UNAVAILABLE} but for a statement or a lock that took too long, which it takes a working server to say.
 */
const NOT_WORKING = /^(08|28|3D|53|57P)/;

type Result = pg.QueryResult<Record<string, unknown>>;

type SendKept = (text: string, values: readonly SqlValue[]) => Promise<Result>;

/**
 * Sends statements whose plans the connections keep, each by a name. Behind a pooler the next transaction may get a
 * connection that does not know the name: there they are sent as all others.
 */
const keepPlans =
  (pool: pg.Pool, direct: WeakSet<pg.ClientBase>): SendKept =>
  async (text, values) => {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      const name = direct.has(client) && createHash('sha256').update(text).digest('base64url');
      return await client.query<Record<string, unknown>>({ text, values: [...values], ...(name && { name }) });
    } catch (error) {
      broken = error instanceof Error ? error : new Error('statement failed');
      throw error;
    } finally {
      client.release(broken);
    }
  };

/** @param sendKept for statements whose plans are kept; without it none are */
function createQueries(
  client: pg.Pool | pg.PoolClient,
  noteAnswer: () => void,
  sendKept?: SendKept,
): Pick<Statements, 'rows' | 'run'> {
  const send = async (statement: Sql): Promise<Result> => {
    const text = statementText(statement);
    // What it throws at once is about the address, and waiting would not help.
    const answer =
      sendKept && statement.isKept
        ? sendKept(text, statement.values)
        : client.query<Record<string, unknown>>(text, [...statement.values]);
    try {
      const result = await answer;
      noteAnswer();
      return result;
    } catch (error) {
      if (error instanceof pg.DatabaseError && !NOT_WORKING.test(codeOf(error))) noteAnswer();
      throw translated(error);
    }
  };
  return {
    rows: async (statement, columns) => (await send(statement)).rows.map((row) => readRow(columns, row)),
    run: async (statement) => (await send(statement)).rowCount ?? 0,
  };
}

const createScript =
  (client: pg.PoolClient, { scriptMs, silenceMs }: DatabaseDeadlines): Statements['script'] =>
  async (text) => {
    const limited = `set local statement_timeout = ${scriptMs};\n${text}`;
    const query: TimedQuery = { text: limited, query_timeout: scriptMs + silenceMs };
    const answer: pg.QueryResult | pg.QueryResult[] = await translateErrors(client.query(query));
    return [answer].flat().at(-1)?.rows ?? [];
  };

/** Serialization failure and deadlock: PostgreSQL asks for another try. */
const isTransient = (error: unknown): error is pg.DatabaseError & { readonly code: '40001' | '40P01' } =>
  error instanceof pg.DatabaseError && (error.code === '40001' || error.code === '40P01');

/**
 * Ends a transaction that failed. A connection that may be lost gets no rollback: the guest would wait for an answer
 * that does not come, and the server rolls back when the connection is closed.
 * @returns why the connection must be closed; undefined where it can be used again
 */
async function whyUnusable(client: pg.PoolClient, failure: unknown): Promise<Error | undefined> {
  if (failure instanceof DatabaseUnavailable) return failure;
  try {
    await client.query('rollback');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error('rollback failed');
  }
}

async function inTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await translateErrors(pool.connect());
  let broken: Error | undefined;
  try {
    await translateErrors(client.query('begin'));
    const result = await work(client);
    await translateErrors(client.query('commit'));
    return result;
  } catch (error) {
    broken = await whyUnusable(client, error);
    throw error;
  } finally {
    client.release(broken);
  }
}

/** A pooler tells its clients numbers of its own, by which they may cancel a statement. */
async function isPooled(pool: pg.Pool): Promise<boolean> {
  const client = await translateErrors(pool.connect());
  try {
    const { rows } = await translateErrors(client.query<{ pid: unknown }>('select pg_backend_pid() as pid'));
    return 'processID' in client && client.processID !== rows[0]?.pid;
  } finally {
    client.release();
  }
}

/**
 * A PostgreSQL server, or one that speaks its protocol.
 * @param url `postgres://user:password@host:port/database`; `?options=-c search_path=name` chooses a schema
 * @param connections the most connections that this process opens
 */
export function openPostgres(
  url: string,
  connections = 10,
  deadlines: DatabaseDeadlines = DATABASE_DEADLINES,
): Connection {
  const direct = new WeakSet<pg.ClientBase>();
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: deadlines.connectMs,
    query_timeout: deadlines.silenceMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: deadlines.keepAliveMs,
    idleTimeoutMillis: deadlines.idleMs,
    onConnect: async (client) => {
      if (await prepareConnection(client, deadlines)) direct.add(client);
    },
  });
  pool.on('error', () => undefined); // an idle connection was lost; the pool opens another
  let answeredAt = Number.NEGATIVE_INFINITY;
  const noteAnswer = () => {
    answeredAt = performance.now();
  };
  const transaction: Connection['transaction'] = async (work) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await inTransaction(pool, (client) =>
          work({ ...createQueries(client, noteAnswer), script: createScript(client, deadlines) }),
        );
      } catch (error) {
        if (!isTransient(error)) throw error;
        if (attempt === 3) throw new DatabaseUnavailable(error.code, error);
      }
    }
  };
  return {
    ...createQueries(pool, noteAnswer, keepPlans(pool, direct)),
    transaction,
    script: (text) => inTransaction(pool, (client) => createScript(client, deadlines)(text)),
    close: () => pool.end(),
    countConnections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    isAnswering: () => performance.now() - answeredAt < deadlines.silenceMs,
    isPooled: () => isPooled(pool),
  };
}
