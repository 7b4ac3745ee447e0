import pg from 'pg';
import { readRow } from './columns.ts';
import type { Database, Queries } from './Database.ts';
import { statementText } from './sql.ts';

const queriesOf = (client: pg.Pool | pg.PoolClient): Queries => ({
  rows: async (statement, columns) => {
    const { rows } = await client.query<Record<string, unknown>>(statementText(statement), [...statement.values]);
    return rows.map((row) => readRow(columns, row));
  },
  run: async (statement) => (await client.query(statementText(statement), [...statement.values])).rowCount ?? 0,
});

/** Serialization failure and deadlock: PostgreSQL asks for another try. */
const isTransient = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === '40001' || error.code === '40P01');

async function inTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const onLost = (error: Error): void => {
    broken = error;
  };
  client.on('error', onLost); // else a connection lost between two statements ends the process
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
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

async function prepare(client: pg.ClientBase): Promise<void> {
  await withoutCompiling(client);
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
      await inTransaction(pool, (client) => client.query(text));
    },
    close: () => pool.end(),
  };
}
