// @module-tag exhaustive: it waits for the deadlines of whole programs.
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { integer } from '../../../reference-backend/database/columns.ts';
import { DatabaseUnavailable } from '../../../reference-backend/database/DatabaseUnavailable.ts';
import { sql } from '../../../reference-backend/database/sql.ts';
import { booking, paths, sunday } from '../support/calls.ts';
import { databaseKinds } from '../support/databases.ts';
import { startBackend, type TestBackend } from '../support/TestBackend.ts';
import { type SilencingProxy, startSilencingProxy } from './SilencingProxy.ts';

/** In milliseconds: a statement may take ten seconds, and the wait for its answer ends soon after that. */
const PATIENCE = 15_000;

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
    backend = await startBackend({ databaseUrl: url.href }, 'PostgreSQL');
    await backend.setClock(sunday);
  }, 60_000);
  afterAll(async () => {
    await backend.close();
    await proxy.close();
    await direct.close();
  }, 60_000);

  const timed = async (method: string, path: string, body?: object) => {
    const began = Date.now();
    const { status, headers } = await backend.guest().send(method, path, body && { body });
    return { status, retryAfter: headers.get('retry-after'), ms: Date.now() - began };
  };
  const bookAll = (name: string, count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, index) =>
        timed('POST', paths.appointments, booking(`${name}${'abcdefghij'[index]}`, `${10 + (index % 7)}:00:00`)),
      ),
    );
  const services = () => timed('GET', `${paths.services}?filter.businessNames=tlc`);

  test('are given up in time, the guest is told to come again, and the service mends itself', async () => {
    await bookAll('Warm', 10);
    expect(proxy.silence()).toBeGreaterThan(4);

    const [booked, listed, ready] = await Promise.all([bookAll('Hung', 10), services(), timed('GET', '/readyz')]);

    for (const { status, retryAfter, ms } of [...booked, listed, ready]) {
      expect(ms).toBeLessThan(PATIENCE);
      if (status !== 200 && status !== 409) expect([status, retryAfter]).toEqual([503, '5']);
    }
    expect(booked.map(({ status }) => status)).toContain(503);
    expect(ready.ms).toBeLessThan(10_000);
    await expect.poll(async () => (await timed('GET', '/readyz')).status, { timeout: 15_000 }).toBe(200);
    expect(await services()).toMatchObject({ status: 200 });
  }, 120_000);

  test('in the middle of a transaction are not asked to roll back', async () => {
    const began = Date.now();
    const working = backend.database.transaction(async (queries) => {
      await queries.rows(one, { one: integer });
      proxy.silence();
      await queries.rows(one, { one: integer });
    });
    await expect(working).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(Date.now() - began).toBeLessThan(PATIENCE);
    expect(await backend.database.rows(one, { one: integer })).toEqual([{ one: 1 }]);
  }, 120_000);

  test('as soon as they are open are given up too', async () => {
    const began = Date.now();
    await wait(11_000); // idle connections are closed by then, so that the next statement opens one
    const asking = backend.database.rows(one, { one: integer });
    const silencing = setInterval(() => proxy.silence(), 0);
    await expect(asking).rejects.toBeInstanceOf(DatabaseUnavailable);
    clearInterval(silencing);
    expect(Date.now() - began).toBeLessThan(11_000 + PATIENCE);
    expect(await backend.database.rows(one, { one: integer })).toEqual([{ one: 1 }]);
  }, 120_000);
});
