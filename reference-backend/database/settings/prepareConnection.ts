import pg from 'pg';
import type { DatabaseDeadlines } from '../deadlines.ts';
import {
  type ConnectionSetting,
  connectionSettings,
  withDeadlines,
  withoutCompiling,
  withoutGuestsInLog,
} from './connectionSettings.ts';

/**
 * A query with a setting that the driver accepts but its types leave out: milliseconds after which it stops waiting for
 * the answer.
 */
export interface TimedQuery extends pg.QueryConfig {
  readonly query_timeout: number;
}

const set = (settings: readonly ConnectionSetting[]): string =>
  settings.map(({ name, value }) => `set ${name} = ${value}`).join('; ');

const inRows = (settings: readonly ConnectionSetting[]): string =>
  `(values ${settings.map(({ name, value }) => `('${name}', '${value}')`).join(', ')})`;

/** Raises no error where the role may not do so. Then the operator must. */
const setWherePermitted = (settings: readonly ConnectionSetting[]): string => `
  do $$ declare setting record; begin
    for setting in select * from ${inRows(settings)} as known(name, chosen) loop
      begin
        perform set_config(setting.name, setting.chosen, false);
      exception when others then null;
      end;
    end loop;
  end $$`;

/** How many settings the connection has neither from its role nor from its server, and the number of its process. */
const asksForMissing = (settings: readonly ConnectionSetting[]): string =>
  `select pg_backend_pid() as pid, count(*) filter (where setting is distinct from value)::int as missing from ${inRows(settings)} as wanted (name, value) left join pg_settings using (name)`;

/**
 * Gives a new connection its settings, and lets the process outlive its loss. A connection may be lost while neither
 * the pool nor a statement listens; the next statement learns of it. A setting that the server refuses is left out.
 * Nothing is set where the role has all of them, as it must behind a pooler, which gives the next transaction another
 * connection to the database.
 * @returns whether the connection is one to the server itself: a pooler tells its clients numbers of its own, by which
 *   they may cancel a statement
 * @throws the driver's error where the connection fails, such as when no answer comes
 */
export async function prepareConnection(client: pg.ClientBase, deadlines: DatabaseDeadlines): Promise<boolean> {
  client.on('error', () => undefined);
  const ask = async (text: string): Promise<pg.QueryResult | pg.QueryResult[] | undefined> => {
    const query: TimedQuery = { text, query_timeout: deadlines.settingMs };
    try {
      return await client.query(query);
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) throw error;
      return undefined;
    }
  };
  const settings = connectionSettings(deadlines);
  const [found] = [await ask(asksForMissing(settings))].flat();
  const { pid, missing }: Readonly<Record<string, unknown>> = found?.rows[0] ?? {};
  const isDirect = 'processID' in client && pid !== undefined && client.processID === pid;
  if (missing === 0) return isDirect;
  for (const text of [set(withoutCompiling), set(withDeadlines(deadlines)), setWherePermitted(withoutGuestsInLog)])
    await ask(text);
  return isDirect;
}
