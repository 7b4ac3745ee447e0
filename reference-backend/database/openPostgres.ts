import pg from 'pg';
import { readRow } from './columns.ts';
import type { Database, Queries } from './Database.ts';
import { DatabaseUnavailable } from './DatabaseUnavailable.ts';
import { statementText } from './sql.ts';

/** No statement of a guest takes so long; one that waits for others this long gives up. */
const STATEMENT_MS = 10_000;

/** A connection whose process froze within a transaction holds its rows no longer than this. */
const IDLE_IN_TRANSACTION_MS = 30_000;

/**
 * SQLSTATE classes of a server that cannot answer now: connection lost, resources used up, and an operator's doing, which covers
 * shutting down, starting up and a statement that took too long; 25P03 is a transaction that stood still.
 */
const UNAVAILABLE = /^(08|53|57|25P03)/;

/** What the driver throws of its own is about the connection, unless it was called wrongly. Whatever else happened stays as it is. */
function translated(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof TypeError || error instanceof RangeError) return error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : 'lost';
  if (error instanceof pg.DatabaseError && !UNAVAILABLE.test(code)) return error;
  return new DatabaseUnavailable(code, error);
}

async function asked<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw translated(error);
  }
}

const queriesOf = (client: pg.Pool | pg.PoolClient): Queries => ({
  rows: async (statement, columns) => {
    const sent = client.query<Record<string, unknown>>(statementText(statement), [...statement.values]);
    return (await asked(sent)).rows.map((row) => readRow(columns, row));
  },
  run: async (statement) => (await asked(client.query(statementText(statement), [...statement.values]))).rowCount ?? 0,
});

/** Serialization failure and deadlock: PostgreSQL asks for another try. */
const isTransient = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === '40001' || error.code === '40P01');

async function inTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await asked(pool.connect());
  let broken: Error | undefined;
  const onLost = (error: Error): void => {
    broken = error;
  };
  client.on('error', onLost); // else a connection lost between two statements ends the process
  try {
    await asked(client.query('begin'));
    const result = await work(client);
    await asked(client.query('commit'));
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: unknown) => {
      broken = failure instanceof Error ? failure : new Error('rollback failed');
    });
    throw error;
  } finally {
    client.off('error', onLost);
    client.release(broken);
  }
}

/**
 * Slot searches are short, but the planner cannot know: it would spend more on compiling one than on answering it.
 * A server that has no such setting compiles nothing.
 */
async function withoutCompiling(client: pg.ClientBase): Promise<void> {
  await client.query('set jit = off').catch(() => undefined);
}

/**
 * A statement that fails, or takes long, is logged by the server without what guests sent: neither its parameters, nor the row
 * and the text that it failed at. Only a role that may set this can; for others it is the operator's to set, and it stays silent.
 */
const withoutGuestsInLog = `
  do $$ declare setting record; begin
    for setting in select * from (values ('log_error_verbosity', 'terse'), ('log_parameter_max_length', '0'),
      ('log_parameter_max_length_on_error', '0')) as known(name, chosen) loop
      begin
        perform set_config(setting.name, setting.chosen, false);
      exception when others then null;
      end;
    end loop;
  end $$`;

/** Rows that somebody waits for are given back, and a search ends, however it was asked for. */
const withDeadlines = `set statement_timeout = ${STATEMENT_MS}; set idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION_MS}`;

async function prepare(client: pg.ClientBase): Promise<void> {
  await withoutCompiling(client);
  await client.query(withDeadlines).catch(() => undefined);
  await client.query(withoutGuestsInLog).catch(() => undefined);
}

/**
 * A PostgreSQL server, or one that speaks its protocol.
 * @param url `postgres://user:password@host:port/database`; `?options=-c search_path=name` chooses a schema
 * @param connections most connections that this process holds
 */
export function openPostgres(url: string, connections = 10): Database {
  const onConnect = prepare;
  const pool = new pg.Pool({ connectionString: url, max: connections, connectionTimeoutMillis: 10_000, onConnect });
  pool.on('error', () => undefined); // an idle connection was lost; the pool opens another
  const transaction: Database['transaction'] = async (work) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await inTransaction(pool, (client) => work(queriesOf(client)));
      } catch (error) {
        if (attempt === 3 || !isTransient(error)) throw error;
      }
    }
  };
  return {
    ...queriesOf(pool),
    transaction,
    script: async (text) => {
      await inTransaction(pool, (client) => asked(client.query(`set local statement_timeout = 0;\n${text}`)));
    },
    close: () => pool.end(),
  };
}
