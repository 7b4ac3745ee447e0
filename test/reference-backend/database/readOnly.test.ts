import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgres } from '../../../reference-backend/database/openPostgres.ts';
import { booking, paths, reservation, sunday } from '../support/calls.ts';
import { databaseKinds } from '../support/databases.ts';
import { startFromEnvironment } from '../support/startFromEnvironment.ts';
import { startBackend, type TestBackend } from '../support/TestBackend.ts';
import { TestGuest } from '../support/TestGuest.ts';

/** A separate role, so that only the connections of this test become read-only. */
const role = `reader_${randomBytes(6).toString('hex')}`;

describe.runIf(databaseKinds.includes('PostgreSQL'))('a PostgreSQL that only reads, as a standby does', () => {
  let direct: TestBackend;
  let url: string;
  const asOperator = async (statement: string) => {
    const database = openPostgres(process.env.DATABASE_URL ?? '', 1);
    await database.script(statement);
    await database.close();
  };
  const setReadOnly = (isReadOnly: boolean) =>
    asOperator(`alter role ${role} set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`);
  beforeAll(async () => {
    direct = await startBackend({}, 'PostgreSQL');
    await direct.setClock(sunday);
    await asOperator(`create role ${role} superuser login`);
    const own = new URL(direct.databaseUrl ?? '');
    own.username = role;
    url = own.href;
  }, 60_000);
  afterAll(async () => {
    await direct.close();
    await asOperator(`drop role ${role}`);
  }, 60_000);

  test('answers searches, and refuses writes with 503', async () => {
    const backend = await startBackend({ databaseUrl: url, controls: 'off' }, 'PostgreSQL');
    try {
      await setReadOnly(true);
      await asOperator(`select pg_terminate_backend(pid) from pg_stat_activity where usename = '${role}'`);
      for (const [path, body] of [
        [paths.appointments, booking('Ann', '08:00:00')],
        [paths.reservations, reservation('09:00:00')],
      ] as const) {
        const { status, headers } = await backend.guest().send('POST', path, { body });
        expect([path, status, headers.get('retry-after')]).toEqual([path, 503, '5']);
      }
      const services = `${paths.services}?filter.businessNames=tlc`;
      expect((await backend.guest().send('GET', services)).status).toBe(200);

      // The open connections are still read-only, like those to a primary that became a standby; new ones can write.
      await setReadOnly(false);
      const body = reservation('09:00:00');
      const isTaken = async () => (await backend.guest().send('POST', paths.reservations, { body })).status !== 503;
      await expect.poll(isTaken).toBe(true);
    } finally {
      await backend.close();
    }
  }, 120_000);

  test('is waited for at the start', async () => {
    await setReadOnly(true);
    const started = await startFromEnvironment({ DATABASE_URL: url }, /ready at|Waiting/);
    expect(started.output()).toContain('Waiting for the database, which only reads now, as a standby does (25006)');
    await setReadOnly(false);
    await asOperator(`select pg_terminate_backend(pid) from pg_stat_activity where usename = '${role}'`);
    await started.untilPrinted(/ready at/);
    expect((await new TestGuest(started.url()).send('GET', '/readyz')).status).toBe(200);
    await started.close();
  }, 120_000);
});
