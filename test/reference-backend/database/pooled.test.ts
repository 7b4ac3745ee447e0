import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { integer, text } from '../../../reference-backend/database/columns.ts';
import { grantUse } from '../../../reference-backend/database/grantUse.ts';
import { openPostgres } from '../../../reference-backend/database/openPostgres.ts';
import { lostSettings } from '../../../reference-backend/database/settings/lostSettings.ts';
import { kept, sql } from '../../../reference-backend/database/sql.ts';
import { book, booking, cancel, findFreeTimes, release, reschedule, reserve, sunday } from '../support/calls.ts';
import { databaseKinds } from '../support/databases.ts';
import { hasPgbouncer, startPgbouncer, type TestPgbouncer } from '../support/startPgbouncer.ts';
import { startBackend, type TestBackend } from '../support/TestBackend.ts';

const role = `pooled_${randomBytes(6).toString('hex')}`;

/** A pooler gives each transaction another connection, and refuses what a connection begins with, such as its schema. */
describe.runIf(databaseKinds.includes('PostgreSQL') && hasPgbouncer)('PgBouncer in transaction mode', () => {
  let owner: TestBackend;
  let pgbouncer: TestPgbouncer;
  const asOperator = async (statement: string) => {
    const database = openPostgres(process.env.DATABASE_URL ?? '', 1);
    await database.script(statement).finally(database.close);
  };
  const settingsOf = async (url: string) => {
    const database = openPostgres(url, 1);
    const rows = await database
      .rows(
        sql`select name, setting from pg_settings where name in ('statement_timeout', 'log_parameter_max_length')`,
        {
          name: text,
          setting: text,
        },
      )
      .finally(database.close);
    return Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));
  };
  const lost = async (url: string) => {
    const database = openPostgres(url, 1);
    return lostSettings(database).finally(database.close);
  };
  const direct = (): string => {
    const url = new URL(owner.databaseUrl ?? '');
    url.username = role;
    return url.href;
  };
  beforeAll(async () => {
    owner = await startBackend({}, 'PostgreSQL');
    await owner.setClock(sunday);
    const schema = new URL(owner.databaseUrl ?? '').searchParams.get('options')?.replace(/.*=/, '') ?? '';
    await asOperator(`create role ${role} login; alter role ${role} set search_path = ${schema}`);
    const url = new URL(direct());
    url.search = '';
    pgbouncer = await startPgbouncer(url.href);
  }, 60_000);
  afterAll(async () => {
    await pgbouncer.stop();
    await owner.close();
    await asOperator(`drop owned by ${role}; drop role ${role}`);
  }, 60_000);

  test('is noticed, with the settings that it loses until the role has them', async () => {
    const all = [
      'idle_in_transaction_session_timeout',
      'jit',
      'lock_timeout',
      'log_error_verbosity',
      'log_parameter_max_length',
    ];
    expect(await lost(pgbouncer.url)).toEqual([...all, 'statement_timeout']);
    expect(await lost(direct())).toEqual([]);

    expect(await grantUse(owner.database, role)).toEqual([]);
    await asOperator(`select pg_terminate_backend(pid) from pg_stat_activity where usename = '${role}'`);
    await expect.poll(() => lost(pgbouncer.url).catch(() => 'away'), { timeout: 10_000 }).toEqual([]);
    expect(await settingsOf(pgbouncer.url)).toEqual({ log_parameter_max_length: '0', statement_timeout: '10000' });
  }, 60_000);

  /** How many plans the connection of a kept statement has kept when it is sent for the second time. */
  const plansOf = async (url: string) => {
    const database = openPostgres(url, 1);
    const statement = kept(sql`select count(*)::int as plans from pg_prepared_statements where ${true}::boolean`);
    await database.rows(statement, { plans: integer });
    return database.rows(statement, { plans: integer }).finally(database.close);
  };

  test('keeps no plan, since the next transaction may get another connection', async () => {
    expect(await plansOf(pgbouncer.url)).toEqual([{ plans: 0 }]);
    expect(await plansOf(direct())).toEqual([{ plans: 1 }]);
  });

  test('serves guests of two processes at once', async () => {
    const backends = await Promise.all(
      [1, 2].map(() => startBackend({ databaseUrl: pgbouncer.url, controls: 'on' }, 'PostgreSQL')),
    );
    try {
      const times = await findFreeTimes(backends[0]?.guest() ?? owner.guest());
      const visits = times.slice(0, 12).map(async (time, turn) => {
        const guest = (backends[turn % 2] ?? owner).guest();
        const held = await reserve(guest, time);
        await release(guest, held.reservationCode);
        const name = `Guest${String.fromCharCode(65 + turn)}`;
        const visit = await book(guest, booking(name, time), `book-${turn}`);
        const again = await book(guest, booking(name, time), `book-${turn}`);
        if (turn % 3 === 0) await reschedule(guest, visit, times.at(-1 - turn / 3) ?? '');
        if (turn % 4 === 0) await cancel(guest, visit.id, visit.confirmCode);
        return again.id === visit.id;
      });
      expect(await Promise.all(visits)).toEqual(visits.map(() => true));
    } finally {
      await Promise.all(backends.map((backend) => backend.close()));
    }
  }, 60_000);
});
