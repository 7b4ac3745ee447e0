import { describe, expect, test } from 'vitest';
import { integer } from '../../../../reference-backend/database/columns.ts';
import { deleteExpired } from '../../../../reference-backend/database/retention/deleteExpired.ts';
import { type KindOfData, retention } from '../../../../reference-backend/database/retention/retention.ts';
import { type Sql, sql } from '../../../../reference-backend/database/sql.ts';
import { book, booking, clinic, lookUp, reserve, sunday, tryToLookUp } from '../../support/calls.ts';
import { databaseKinds } from '../../support/databases.ts';
import { suiteBackend } from '../../support/suiteBackend.ts';

const at = sql`${sunday}::timestamptz`;
const minute = 60_000;
const later = (minutes: number): Date => new Date(Date.parse(sunday) + minutes * minute);

const appointment = (id: string, status: string, startsAt: Sql, followupOf: string | null = null): Sql => sql`
  insert into appointments (appointment_id, confirm_code, provider_id, service_ids, starts_at, status, patient_key, request, created_at, followup_of)
  values (${id}, 'C', ${clinic.locationNumber}, '{29}', ${startsAt}, ${status}, 'K', '{}', ${at}, ${followupOf}::text)`;
const mail = (sentAt: Sql, givenUpAt: Sql): Sql => sql`
  insert into outbox (created_at, recipient, subject, body_text, body_html, sent_at, given_up_at)
  values (${at}, 'R', 'S', 'T', 'H', ${sentAt}, ${givenUpAt})`;
const reply = sql`
  insert into idempotent_replies (idempotency_key, request_hash, created_at) select n, 'H', ${at} from generate_series(1, `;

/** One row of each kind, whose time begins on Sunday. */
const rows: Readonly<Record<Exclude<KindOfData, 'audit'>, Sql>> = {
  holds: sql`insert into claims (provider_id, starts_at, guest, expires_at) values (${clinic.locationNumber}, ${at}, 'G', ${at})`,
  replies: sql`${reply} 1) n`,
  limitUses: sql`insert into limit_uses values ('analyticsCallsPerClient', 'W', ${at})`,
  sentMails: mail(at, sql`null`),
  givenUpMails: mail(sql`null`, at),
  unsentMails: mail(sql`null`, sql`null`),
  canceledAppointments: appointment('A', 'CANCELED', at),
  pastAppointments: appointment('A', 'BOOKED', at),
  walkIns: appointment('A', 'BOOKED', sql`null`),
};

/** Batches of the audit go by the time of the database; `audit/sealAudit.test.ts` is about them. */
const kindsOfData = Object.keys(rows) as readonly (keyof typeof rows)[];

describe.each(databaseKinds)('what is kept on %s', (kind) => {
  const backend = suiteBackend({}, kind);

  const count = async (table: string): Promise<number> => {
    const statement = { texts: [`select count(*)::int as found from ${table}`], values: [] };
    return (await backend().database.rows(statement, { found: integer }))[0]?.found ?? -1;
  };

  test.each(kindsOfData)('of %s stays until its period is over, and then goes', async (data) => {
    const { database } = backend();
    const { table, minutes } = retention[data];
    await database.script(`delete from ${table}`);
    await database.run(rows[data]);
    expect([await deleteExpired(database, { now: later(minutes - 1) }), await count(table)]).toEqual([{}, 1]);
    expect([await deleteExpired(database, { now: later(minutes + 1) }), await count(table)]).toEqual([
      { [data]: 1 },
      0,
    ]);
  });

  test('is as long as a deployment says', async () => {
    const { database } = backend();
    await database.run(rows.walkIns);
    const own = { walkIns: 2 };
    expect(await deleteExpired(database, { now: later(2 * 1_440 - 1), own })).toEqual({});
    expect(await deleteExpired(database, { now: later(2 * 1_440 + 1), own })).toEqual({ walkIns: 1 });
  });

  test('of a pair stays whole until both may go', async () => {
    const { database } = backend();
    await database.run(appointment('A', 'CANCELED', at));
    await database.run(appointment('B', 'BOOKED', sql`${at} + interval '60 days'`, 'A'));
    expect(await deleteExpired(database, { now: later(89 * 1_440) })).toEqual({});
    expect(await deleteExpired(database, { now: later(91 * 1_440) })).toEqual({
      canceledAppointments: 1,
      pastAppointments: 1,
    });
  });

  test('of a booking is what a guest may still look up; its time goes with it', async () => {
    const { id, confirmCode } = await book(backend().guest(), booking('Ann', '08:00:00'), 'a-key');
    await reserve(backend().guest(), '08:30:00');
    await deleteExpired(backend().database, { now: later(30 * 1_440) });
    expect(await count('claims')).toBe(1);
    expect((await lookUp(backend().guest(), id, confirmCode)).data.appointments).toHaveLength(1);
    await deleteExpired(backend().database, { now: later(32 * 1_440) });
    expect(await count('claims')).toBe(0);
    expect((await tryToLookUp(backend().guest(), id, confirmCode)).status).toBe(404);
  });

  test('goes once, in several batches, whoever deletes it at the same moment', async () => {
    const { database } = backend();
    await database.script('delete from idempotent_replies');
    await database.run(sql`${reply} 1201) n`);
    const now = later(2 * 1_440);
    const both = await Promise.all([deleteExpired(database, { now }), deleteExpired(database, { now })]);
    expect(both.reduce((sum, { replies = 0 }) => sum + replies, 0)).toBe(1_201);
    expect(await count('idempotent_replies')).toBe(0);
  });

  if (kind === 'PostgreSQL')
    test('is left to the process that has the lock, and rows that somebody uses to the next time', async () => {
      const { database } = backend();
      await database.run(rows.walkIns);
      const now = later(60 * 1_440);
      await database.transaction(async (queries) => {
        await queries.run(sql`select pg_advisory_xact_lock(hashtext('stepwell retention ' || current_schema))`);
        expect(await deleteExpired(database, { now })).toEqual({});
      });
      await database.transaction(async (queries) => {
        await queries.run(sql`select from appointments for update`);
        expect(await deleteExpired(database, { now })).toEqual({});
      });
      expect(await deleteExpired(database, { now })).toEqual({ walkIns: 1 });
    });

  test('ends with the batch under way when the process is to end', async () => {
    await backend().database.run(rows.walkIns);
    expect(await deleteExpired(backend().database, { now: later(60 * 1_440), closing: AbortSignal.abort() })).toEqual(
      {},
    );
  });
});
