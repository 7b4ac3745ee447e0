import { beforeEach, describe, expect, test } from 'vitest';
import { integer, text } from '../../../../reference-backend/database/columns.ts';
import { newestMigration } from '../../../../reference-backend/database/migrate.ts';
import { openStored, sealStored } from '../../../../reference-backend/database/sealing/sealStored.ts';
import { sql } from '../../../../reference-backend/database/sql.ts';
import { openedText, storedText } from '../../mail/storedText.ts';
import { book, booking, lookUp, reschedule, tryToBook } from '../../support/calls.ts';
import { databaseKinds } from '../../support/databases.ts';
import { suiteBackend } from '../../support/suiteBackend.ts';

const newest = await newestMigration();

describe.each(databaseKinds)('bookings of an earlier program on %s', (kind) => {
  const backend = suiteBackend({}, kind);
  beforeEach(() => backend().database.script('delete from idempotent_replies'));

  /** Books, and leaves the booking as an earlier program would have. */
  const bookBefore = async (name: string, time: string, guest = backend().guest()) => {
    const booked = await book(guest, booking(name, time), 'key');
    const { database } = backend();
    await database.transaction((queries) => openStored(queries, newest, 0));
    await database.script('update appointments set licensure_state = null, wants_flu_vaccine = null');
    return booked;
  };
  const readKeys = () =>
    backend().database.rows(sql`select patient_key from appointments order by appointment_id`, { patient_key: text });
  const stored = async () =>
    (await storedText(backend())).split('\n').filter((line) => /^(appointments|idempotent|outbox)/.test(line));

  test('are sealed in batches, and opened again as they were', async () => {
    await bookBefore('Wren', '08:00:00');
    const { database } = backend();
    await database.script(
      `insert into appointments select (jsonb_populate_record(a, jsonb_build_object('appointment_id', 'copy' || n))).*
        from appointments a, generate_series(1, 250) n`,
    );
    const [before, keys] = [await stored(), await readKeys()];
    expect(before.join()).toMatch(/"firstName": "Wren"/);

    expect(await sealStored(database)).toBe(253);
    expect(await sealStored(database)).toBe(0);
    expect((await stored()).join()).not.toMatch(/\bWren\b|firstName|confirmCode|@/);
    expect(await openedText(backend())).toContain('"firstName":"Wren"');
    expect((await readKeys()).some((key, index) => key.patient_key === keys[index]?.patient_key)).toBe(false);

    await database.transaction((queries) => openStored(queries, newest, 0));
    const [left] = await database.rows(sql`select count(sealed)::int as left from appointments`, { left: integer });
    expect(left?.left).toBe(0);
    expect(
      (await stored()).map((line) => line.replace('"wants_flu_vaccine": false', '"wants_flu_vaccine": null')),
    ).toEqual(before);
  });

  test.each([false, true])('are found as before; sealed: %s', async (isSealed) => {
    const guest = backend().guest();
    const booked = await bookBefore('Wren', '08:00:00', guest);
    const { id, confirmCode } = booked;
    if (isSealed) await sealStored(backend().database);
    expect(await book(guest, booking('Wren', '08:00:00'), 'key')).toEqual(booked);
    expect(await lookUp(guest, id, confirmCode)).toMatchObject({ data: { appointments: [{ id, status: 'BOOKED' }] } });
    expect((await tryToBook(guest, booking('WREN', '09:00:00'))).status).toBe(429);
    await reschedule(guest, booked, '09:30:00');
    const outbox = await guest.send('GET', '/reference/outbox', { headers: { accept: 'application/json' } });
    expect(JSON.stringify(outbox.body)).toMatch(/9:30.*Hello Wren.*8:00.*Hello Wren/);
  });
});
