import { setTimeout as wait } from 'node:timers/promises';
import { Registry } from 'prom-client';
import { describe, expect, test } from 'vitest';
import type { Database, Queries } from '../../../../reference-backend/database/Database.ts';
import { DATABASE_DEADLINES } from '../../../../reference-backend/database/deadlines.ts';
import { openDatabase } from '../../../../reference-backend/database/openDatabase.ts';
import { sql } from '../../../../reference-backend/database/sql.ts';
import { tryToWrite } from '../../../../reference-backend/database/tryToWrite.ts';
import { measureState } from '../../../../reference-backend/health/metrics/measureState.ts';
import { watchWrites } from '../../../../reference-backend/health/watchWrites.ts';
import { operate } from '../../../../tools/operate/operate.ts';
import { startPostgres } from '../../../../tools/postgres.ts';
import { databaseKinds } from '../../support/databases.ts';
import { dataKeys, keysInEnvironment } from '../../support/dataKeys.ts';
import { startBackend } from '../../support/TestBackend.ts';

/** What operators are told of the database by a process that takes guests. */
async function readState(database: Database, write = () => tryToWrite(database)) {
  const registry = new Registry();
  const measure = measureState(registry, {
    database,
    clock: async () => new Date(),
    isPrepared: () => true,
    closing: new AbortController().signal,
    whyNotWritten: watchWrites(write),
  });
  await measure();
  const text = await registry.metrics();
  return { isUp: text.includes('\nstepwell_database_up 1\n'), isWritable: text.includes('database_writable 1\n') };
}

const failWith = (code: string) => async () => {
  throw Object.assign(new Error(code), { code });
};

describe.runIf(databaseKinds.includes('PostgreSQL'))('what is measured of a PostgreSQL', () => {
  test('a busy one is up while it answers others', { timeout: 60_000 }, async () => {
    const backend = await startBackend({}, 'PostgreSQL');
    const { databaseUrl } = backend;
    const databaseDeadlines = { ...DATABASE_DEADLINES, silenceMs: 1_500 };
    const database = await openDatabase({ ...(databaseUrl && { databaseUrl }), databaseDeadlines, dataKeys });
    let isOver = false;
    const keepBusy = async (queries: Queries) => {
      while (!isOver) await queries.run(sql`select pg_sleep(0.2)`);
    };
    const busy = Array.from({ length: 12 }, () => database.transaction(keepBusy));
    expect(await readState(database)).toEqual({ isUp: true, isWritable: true });
    expect(await readState({ ...database, isAnswering: () => false })).toEqual({ isUp: false, isWritable: false });
    isOver = true;
    await Promise.all(busy);
    expect(database.isAnswering?.()).toBe(true);
    // What was still asked of it when it was free again is answered first.
    await expect.poll(() => database.isAnswering?.(), { timeout: 15_000 }).toBe(false);
    expect(await readState(database, failWith('53100'))).toEqual({ isUp: true, isWritable: false });
    await database.close();
    await backend.close();
  });

  test('one that waits for a standby is up and cannot be written, as the doctor says', {
    timeout: 120_000,
  }, async () => {
    const cluster = await startPostgres();
    if (!cluster) throw new Error('PostgreSQL cannot be started here');
    const backend = await startBackend({ databaseUrl: cluster.url }, 'PostgreSQL');
    const { database } = backend;
    expect(await readState(database)).toEqual({ isUp: true, isWritable: true });
    await database.run(sql`alter system set synchronous_standby_names = 'nobody'`);
    await database.run(sql`select pg_reload_conf()`);
    await wait(1_000);
    const held = database.run(sql`update oldest_program set version = version`).catch(() => undefined);
    await wait(2_500);
    expect(await readState(database)).toEqual({ isUp: true, isWritable: false });
    const environment = { DATABASE_URL: cluster.url };
    const printed: string[] = [];
    const terminal = { environment: { ...environment, ...keysInEnvironment(environment) }, ask: async () => '' };
    await operate(['doctor'], { ...terminal, print: (line) => printed.push(line) });
    expect(printed.join('\n')).toMatch(/^wrong {2}database: \d+ writes wait for a standby that does not answer/m);
    await database.run(sql`alter system set synchronous_standby_names = ''`);
    await database.run(sql`select pg_reload_conf()`);
    await held;
    await backend.close();
    await cluster.stop();
  });
});
