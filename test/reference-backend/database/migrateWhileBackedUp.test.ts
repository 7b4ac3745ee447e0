import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { texts } from '../../../reference-backend/database/columns.ts';
import { sql } from '../../../reference-backend/database/sql.ts';
import { booking, paths, sunday } from '../support/calls.ts';
import { databaseKinds } from '../support/databases.ts';
import { startFromEnvironment } from '../support/startFromEnvironment.ts';
import { startBackend, type TestBackend } from '../support/TestBackend.ts';

/** Everything that a backup reads. */
const everything = sql`
  select array_agg(relname::text) as names from pg_class
  where relnamespace = current_schema::regnamespace and relkind in ('r', 'v')`;

describe.runIf(databaseKinds.includes('PostgreSQL'))('while a backup reads the tables', () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend({}, 'PostgreSQL');
    await backend.setClock(sunday);
  }, 60_000);
  afterAll(() => backend.close());

  /** Reads until the returned function is called. */
  const backUp = async (): Promise<() => Promise<void>> => {
    let end = () => {};
    const over = new Promise<void>((resolve) => {
      end = resolve;
    });
    let begun = () => {};
    const reading = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const all = backend.database.transaction(async (queries) => {
      await queries.run(sql`set local idle_in_transaction_session_timeout = 0`);
      const [{ names } = { names: [] }] = await queries.rows(everything, { names: texts });
      for (const name of names) await queries.run({ texts: [`lock table ${name} in access share mode`], values: [] });
      begun();
      await over;
    });
    await reading;
    return () => {
      end();
      return all;
    };
  };

  /** The time of the slowest guest call while `during` runs. */
  const slowestWhile = async (during: Promise<unknown>): Promise<number> => {
    let isOver = false;
    during.finally(() => {
      isOver = true;
    });
    let slowest = 0;
    for (let time = 0; !isOver; time += 1) {
      const began = Date.now();
      const minutes = `${8 + (time % 9)}`.padStart(2, '0');
      const body = booking(`Ann${'abcdefghijklmnopqrstuvwxyz'[time % 26]}`, `${minutes}:00:00`);
      const { status } = await backend.guest().send('POST', paths.appointments, { body });
      expect([200, 409, 429]).toContain(status);
      slowest = Math.max(slowest, Date.now() - began);
      await wait(50);
    }
    return slowest;
  };
  const environment = () => ({ DATABASE_URL: backend.databaseUrl ?? '' });

  test('another process starts, and no guest waits', async () => {
    const end = await backUp();
    const starting = startFromEnvironment(environment(), /ready at|Waiting/);
    const slowest = await slowestWhile(starting);
    const started = await starting;
    await end();
    await started.close();
    expect(started.output()).toContain('ready at');
    expect(slowest).toBeLessThan(3_000);
  }, 120_000);

  test('a process that has a table to change says what it waits for, and guests are answered meanwhile', async () => {
    await backend.database.script('delete from schema_migrations where version > 1');
    const end = await backUp();
    const started = await startFromEnvironment(environment(), /ready at|Waiting/);
    expect(started.output()).toContain('Waiting to change the tables');
    const slowest = await slowestWhile(wait(5_000));
    await end();
    await started.untilPrinted(/ready at/);
    await started.close();
    expect(started.output()).toContain('ready at');
    expect(slowest).toBeLessThan(3_000);
  }, 120_000);
});
