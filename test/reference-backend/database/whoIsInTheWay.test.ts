import { afterEach, describe, expect, test } from 'vitest';
import { sql } from '../../../reference-backend/database/sql.ts';
import { databaseKinds } from '../support/databases.ts';
import { startFromEnvironment } from '../support/startFromEnvironment.ts';
import { startBackend, type TestBackend } from '../support/TestBackend.ts';

const changing = sql`select pg_advisory_xact_lock(hashtext('stepwell schema'))`;
const version = sql`update oldest_program set version = version`;
const other = 'Waiting for another process, which changes the tables; this one goes on by itself (55P03).';
const somebody =
  'Waiting for a table that somebody keeps locked: StepwellNotReady in docs/runbook.md says how to find out who (55P03).';

describe.runIf(databaseKinds.includes('PostgreSQL'))('a start while somebody else keeps a lock says', () => {
  let backend: TestBackend;
  afterEach(() => backend.close());

  /** Keeps what the statements have locked until the returned function is called. */
  async function keepLocked(statements: readonly (typeof changing)[]): Promise<() => Promise<void>> {
    let end = () => {};
    const over = new Promise<void>((resolve) => {
      end = resolve;
    });
    let begun = () => {};
    const locked = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const all = backend.database.transaction(async (queries) => {
      await queries.run(sql`set local idle_in_transaction_session_timeout = 0`);
      for (const statement of statements) await queries.run(statement);
      begun();
      await over;
    });
    await locked;
    return () => {
      end();
      return all;
    };
  }

  test.each([
    ['that another process changes the tables, where it must change them, too', [changing], true, other],
    ['the same where it has nothing to change', [changing, version], false, other],
    ['that it is a table, where nobody changes any', [version], false, somebody],
  ])('%s', { timeout: 120_000 }, async (_what, statements, lacksMigrations, words) => {
    backend = await startBackend({}, 'PostgreSQL');
    if (lacksMigrations) await backend.database.script('delete from schema_migrations where version > 1');
    const end = await keepLocked(statements);
    const started = await startFromEnvironment(
      { DATABASE_URL: backend.databaseUrl ?? '', DATABASE_DEADLINES: 'lockMs=500' },
      // Other tests change tables in this database, too, and are waited for before.
      new RegExp(`ready at|${words.replaceAll(/[.()]/g, '\\$&')}`),
    );
    const said = started.output();
    await end();
    await started.untilPrinted(/ready at/);
    await started.close();
    expect(said).toContain(words);
  });
});
