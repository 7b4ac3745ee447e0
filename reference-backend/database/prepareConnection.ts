import pg from 'pg';
import type { DatabaseDeadlines } from './deadlines.ts';

/**
 * A query with a setting that the driver accepts but its types leave out: milliseconds after which it stops waiting for
 * the answer.
 */
export interface TimedQuery extends pg.QueryConfig {
  readonly query_timeout: number;
}

/**
 * Slot searches are short, but the planner cannot know this: compiling one would take longer than answering it. A
 * server without this setting compiles nothing.
 */
const withoutCompiling = 'set jit = off';

/**
 * Keeps what guests sent out of the server's log. For a statement that fails or takes long, it logs neither the
 * parameters nor the row and the text that caused it. Only some roles may set this; for others the operator must, and
 * no error is raised.
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

/** Ends a statement that takes too long, and a transaction that stands still while others wait for its rows. */
const withDeadlines = ({ statementMs, idleInTransactionMs }: DatabaseDeadlines): string =>
  `set statement_timeout = ${statementMs}; set idle_in_transaction_session_timeout = ${idleInTransactionMs}`;

/**
 * Gives a new connection its settings, and lets the process outlive its loss. A connection may be lost while neither
 * the pool nor a statement listens; the next statement learns of it. A setting that the server refuses is left out.
 * @throws the driver's error where the connection fails, such as when no answer comes
 */
export async function prepareConnection(client: pg.ClientBase, deadlines: DatabaseDeadlines): Promise<void> {
  client.on('error', () => undefined);
  for (const text of [withoutCompiling, withDeadlines(deadlines), withoutGuestsInLog]) {
    const query: TimedQuery = { text, query_timeout: deadlines.settingMs };
    await client.query(query).catch((error: unknown) => {
      if (!(error instanceof pg.DatabaseError)) throw error;
    });
  }
}
