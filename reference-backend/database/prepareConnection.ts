import pg from 'pg';
import { DEADLINES } from './deadlines.ts';

/** What the driver takes, and its types leave out: milliseconds after which it hears the answer no more. */
export interface TimedQuery extends pg.QueryConfig {
  readonly query_timeout: number;
}

/**
 * Slot searches are short, but the planner cannot know: it would spend more on compiling one than on answering it.
 * A server that has no such setting compiles nothing.
 */
const withoutCompiling = 'set jit = off';

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
const withDeadlines = `set statement_timeout = ${DEADLINES.statementMs}; set idle_in_transaction_session_timeout = ${DEADLINES.idleInTransactionMs}`;

/**
 * Gives a new connection its settings. A server that refuses one is used without it.
 * @throws what became of the connection, such as that nothing is heard from it
 */
export async function prepareConnection(client: pg.ClientBase): Promise<void> {
  for (const text of [withoutCompiling, withDeadlines, withoutGuestsInLog]) {
    const query: TimedQuery = { text, query_timeout: DEADLINES.settingMs };
    await client.query(query).catch((error: unknown) => {
      if (!(error instanceof pg.DatabaseError)) throw error;
    });
  }
}
