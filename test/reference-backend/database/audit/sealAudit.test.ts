import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { defaultConfiguration } from '../../../../reference-backend/configuration/configuration.ts';
import { checkAudit } from '../../../../reference-backend/database/audit/checkAudit.ts';
import { auditedOperator, noteAct } from '../../../../reference-backend/database/audit/noteAct.ts';
import { sealAudit } from '../../../../reference-backend/database/audit/sealAudit.ts';
import { startAudit } from '../../../../reference-backend/database/audit/startAudit.ts';
import type { Queries } from '../../../../reference-backend/database/Database.ts';
import { openPostgres } from '../../../../reference-backend/database/openPostgres.ts';
import { deleteExpired } from '../../../../reference-backend/database/retention/deleteExpired.ts';
import { sql } from '../../../../reference-backend/database/sql.ts';
import { book, booking, sunday } from '../../support/calls.ts';
import { countIn } from '../../support/countIn.ts';
import { databaseKinds } from '../../support/databases.ts';
import { suiteBackend } from '../../support/suiteBackend.ts';

const now = new Date(sunday);
const who = auditedOperator('ann');
const note = (queries: Queries, count = 1, at = now) =>
  noteAct(queries, { act: 'read', who, what: Array.from({ length: count }, (_, index) => `id ${index}`), now: at });

describe.each(databaseKinds)('the audit on %s', (kind) => {
  const backend = suiteBackend({}, kind);
  beforeEach(() => backend().database.script('delete from audit_entries; delete from audit_seals'));
  afterEach(() => vi.useRealTimers());

  const check = (known?: string, at = now) => checkAudit(backend().database, at, known);
  const seal = (at = now) => sealAudit(backend().database, { now: at });

  test('is sealed in batches, once, whoever seals at the same moment', async () => {
    const { database } = backend();
    await note(database, 2_100);
    const made = (await Promise.all([seal(), seal(), seal()])).flat();
    expect(made.map(({ entries }) => entries)).toEqual([1_000, 1_000, 100]);
    expect(await seal()).toEqual([]);
    expect(await check()).toMatchObject({ seals: 3, sealed: 2_100, expired: 0, unsealed: 0, newest: made[2] });
    await Promise.all(Array.from({ length: 20 }, (_, index) => (index % 2 ? note(database, 3) : seal())));
    await seal();
    const report = await check(made[1]?.hash);
    expect(report).toMatchObject({ sealed: 2_130, unsealed: 0 });
    expect(report.broken).toBeUndefined();
  });

  if (kind === 'PostgreSQL')
    test('waits for nobody, and takes an entry that was committed late under its next seal', async () => {
      const { database } = backend();
      const other = openPostgres(backend().databaseUrl ?? '', 1);
      const { keyring } = database;
      await other.transaction(async (statements) => {
        await note({ ...statements, keyring });
        await note(database);
        expect(await seal()).toMatchObject([{ number: 1, entries: 1 }]);
      });
      await other.close();
      const [second] = await seal();
      expect(second).toMatchObject({ number: 2, entries: 1 });
      expect(Number(second?.firstEntry)).toBeLessThan(Number((await check()).newest?.firstEntry ?? 0) + 1);
      expect(await check()).toMatchObject({ sealed: 2, unsealed: 0 });
      expect((await check()).broken).toBeUndefined();
    });

  test('holds up no booking while it is sealed', async () => {
    if (kind === 'PGlite') return; // one transaction at a time
    await note(backend().database);
    await backend().database.transaction(async (queries) => {
      await queries.run(sql`select pg_advisory_xact_lock(hashtext('stepwell audit ' || current_schema))`);
      await queries.run(sql`update audit_entries set seal = 1`);
      await book(backend().guest(), booking('Ann', '08:00:00'));
      expect(await seal()).toEqual([]);
    });
  });

  test.each<[string, string, string]>([
    [
      'a changed entry',
      `update audit_entries set act = 'booked' where entry_id = $id`,
      'an entry was changed under seal 2 of',
    ],
    [
      'an entry a microsecond later',
      `update audit_entries set happened_at = happened_at + interval '1 microsecond' where entry_id = $id`,
      'an entry was changed under seal 2',
    ],
    ['a missing entry', 'delete from audit_entries where entry_id = $id', '1 of 2 entries are missing under seal 2'],
    [
      'an entry under another seal',
      'update audit_entries set seal = 1 where entry_id = $id',
      '1 more entries than the 2 that were sealed are under seal 1',
    ],
    [
      'an entry without its seal',
      'update audit_entries set seal = null where entry_id = $id',
      '1 of 2 entries are missing under seal 2',
    ],
    ['a missing seal', 'delete from audit_seals where number = 2', 'seal 2 is missing'],
    [
      'a missing seal at the end',
      'delete from audit_seals where number = 3',
      'seal 3 is missing, and its entries are there',
    ],
    [
      'seals in another order',
      'update audit_seals set number = 8 - number where number > 1; update audit_seals set number = number - 3 where number > 1',
      'seal 2 of .* is out of order',
    ],
    [
      'a seal that says less',
      `update audit_seals set kept_until = '2020-01-01' where number = 2`,
      'seal 2 of .* was changed',
    ],
    [
      'a seal that somebody else has made',
      `update audit_seals set mac = 'm' where number = 2`,
      'seal 2 of .* was not made with the keys',
    ],
  ])('shows %s', async (_what, tamper, broken) => {
    const { database } = backend();
    for (const _ of [1, 2, 3]) {
      await note(database, 2);
      await seal();
    }
    expect((await check()).broken).toBeUndefined();
    const id = await countIn(database, sql`select min(entry_id) from audit_entries where seal = 2`);
    await database.script(tamper.replace('$id', String(id)));
    expect((await check()).broken).toMatch(new RegExp(broken));
  });

  test('shows that its end was cut off to whoever knows a seal of it', async () => {
    const { database } = backend();
    await note(database);
    await seal();
    await note(database);
    const [last] = await seal();
    await database.script('delete from audit_entries where seal = 2; delete from audit_seals where number = 2');
    expect((await check()).broken).toBeUndefined();
    expect((await check(last?.hash)).broken).toBe(
      `no seal has the hash ${last?.hash}: the end of the chain is missing, or all of it is another`,
    );
  });

  test('loses batches whose time is over, whole and none before its time, and the rest stays whole', async () => {
    const { database } = backend();
    const day = 86_400_000;
    const seals = async (at: Date, own: object) => {
      await note(database, 2, at);
      await sealAudit(database, { now: at, own });
    };
    const old = new Date(Date.now() - 3 * day);
    await seals(old, { audit: 1 });
    await seals(old, {});
    await seals(old, { audit: 2 });
    await note(database);
    // The database goes by its own time, whatever the program says.
    expect(await deleteExpired(database, { now: new Date(old.getTime() + day - 1) })).toEqual({});
    expect(await deleteExpired(database, { now: new Date(Date.now() + 5_000 * day) })).toEqual({ audit: 4 });
    expect(await deleteExpired(database, { now: new Date() })).toEqual({});
    const report = await check(undefined, new Date());
    expect(report).toMatchObject({ seals: 3, sealed: 2, expired: 4, unsealed: 1 });
    expect(report.broken).toBeUndefined();
  });

  test('is sealed every ten minutes, and the log has the hash of the newest seal, until the process is to end', async () => {
    await note(backend().database, 2);
    const [log, closing] = [{ info: vi.fn(), error: vi.fn() }, new AbortController()];
    const clock = vi.fn(async () => now);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    startAudit({
      database: backend().database,
      clock,
      configuration: { ...defaultConfiguration, retention: { audit: 1 } },
      isPrepared: () => true,
      closing: closing.signal,
      log,
    });
    vi.advanceTimersByTime(10 * 60_000);
    await vi.waitFor(() => expect(log.info).toHaveBeenCalledTimes(1), 10_000);
    const { newest } = await check();
    expect(newest?.keptUntil).toBe('2027-03-01T17:00:00.000000Z');
    expect(log.info.mock.calls).toEqual([[{ seal: 1, hash: newest?.hash }, 'the audit was sealed']]);
    closing.abort();
    vi.advanceTimersByTime(20 * 60_000);
    expect(clock).toHaveBeenCalledTimes(1);
    expect(log.error).not.toHaveBeenCalled();
  });
});

test.each(['Ann Miller', '', 'ann.', '.ann', 'a..b', 'a'.repeat(65), 'ann;'])('no operator is called %j', (name) => {
  expect(() => auditedOperator(name)).toThrow(/^The name of an operator/);
});
