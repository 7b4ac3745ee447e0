import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { integer } from '../../../reference-backend/database/columns.ts';
import { DatabaseUnavailable } from '../../../reference-backend/database/DatabaseUnavailable.ts';
import { DATABASE_DEADLINES } from '../../../reference-backend/database/deadlines.ts';
import { sql } from '../../../reference-backend/database/sql.ts';
import { DEADLINES } from '../../../reference-backend/health/deadlines.ts';
import { booking, paths, sunday } from '../support/calls.ts';
import { databaseKinds } from '../support/databases.ts';
import { startBackend, type TestBackend } from '../support/TestBackend.ts';
import { type SilencingProxy, startSilencingProxy } from './SilencingProxy.ts';

/** A fifth of the real ones: a statement may take two seconds, and the wait for its answer ends soon after that. */
const databaseDeadlines = {
  ...DATABASE_DEADLINES,
  connectMs: 2_000,
  statementMs: 2_000,
  silenceMs: 2_400,
  settingMs: 1_000,
  idleMs: 2_000,
};

const one = sql`select 1 as one`;

describe.runIf(databaseKinds.includes('PostgreSQL'))('connections to PostgreSQL that go silent', () => {
  let direct: TestBackend;
  let proxy: SilencingProxy;
  let backend: TestBackend;
  beforeAll(async () => {
    direct = await startBackend({}, 'PostgreSQL');
    const url = new URL(direct.databaseUrl ?? '');
    proxy = await startSilencingProxy(url);
    url.host = `127.0.0.1:${proxy.port}`;
    backend = await startBackend(
      { databaseUrl: url.href, databaseDeadlines, deadlines: { ...DEADLINES, readyMs: 1_800 } },
      'PostgreSQL',
    );
    await backend.setClock(sunday);
  }, 60_000);
  afterAll(async () => {
    await backend.close();
    await proxy.close();
    await direct.close();
  }, 60_000);

  const send = async (method: string, path: string, body?: object) => {
    const { status, headers } = await backend.guest().send(method, path, body && { body });
    return { status, retryAfter: headers.get('retry-after') };
  };
  const bookAll = (name: string, count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, index) =>
        send('POST', paths.appointments, booking(`${name}${'abcdefghij'[index]}`, `${10 + (index % 7)}:00:00`)),
      ),
    );
  const services = () => send('GET', `${paths.services}?filter.businessNames=tlc`);

  test('time out, are answered with 503, and recover', async () => {
    await bookAll('Warm', 10);
    expect(proxy.silence()).toBeGreaterThan(4);

    const [booked, listed, ready] = await Promise.all([bookAll('Hung', 10), services(), send('GET', '/readyz')]);

    for (const { status, retryAfter } of [...booked, listed, ready]) {
      if (status !== 200 && status !== 409) expect([status, retryAfter]).toEqual([503, '5']);
    }
    expect(booked.map(({ status }) => status)).toContain(503);
    await expect.poll(async () => (await send('GET', '/readyz')).status, { timeout: 15_000 }).toBe(200);
    expect(await services()).toMatchObject({ status: 200 });
  }, 120_000);

  test('in the middle of a transaction are not asked to roll back', async () => {
    const working = backend.database.transaction(async (queries) => {
      await queries.rows(one, { one: integer });
      proxy.silence();
      await queries.rows(one, { one: integer });
    });
    await expect(working).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(await backend.database.rows(one, { one: integer })).toEqual([{ one: 1 }]);
  }, 120_000);

  test('as soon as they are open are given up too', async () => {
    // Then the next statement opens one.
    await expect.poll(() => proxy.open(), { timeout: 30_000 }).toBe(0);
    const asking = backend.database.rows(one, { one: integer });
    const silencing = setInterval(() => proxy.silence(), 0);
    await expect(asking).rejects.toBeInstanceOf(DatabaseUnavailable);
    clearInterval(silencing);
    expect(await backend.database.rows(one, { one: integer })).toEqual([{ one: 1 }]);
  }, 120_000);
});
