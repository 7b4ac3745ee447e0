import { describe, expect, test } from 'vitest';
import { sql } from '../../../reference-backend/database/sql.ts';
import {
  book,
  booking,
  cold,
  findFreeTimes,
  monday,
  paths,
  readCode,
  reservation,
  tryToBook,
} from '../support/calls.ts';
import { countIn } from '../support/countIn.ts';
import { databaseKinds } from '../support/databases.ts';
import { suiteBackend } from '../support/suiteBackend.ts';

describe.each(databaseKinds)('booking on %s', (kind) => {
  const backend = suiteBackend({}, kind);

  const count = (statement: ReturnType<typeof sql>) => countIn(backend().database, statement);

  test('of 200 guests who book one slot at once exactly one gets it', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => tryToBook(backend().guest(), booking(`Rival${index}`, '08:00:00'))),
    );

    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(199);
    expect(await count(sql`select count(*) from appointments`)).toBe(1);
    expect(await count(sql`select count(*) from claims`)).toBe(1);
    expect(await count(sql`select count(*) from outbox`)).toBe(1);
  }, 60_000);

  test('of 50 guests who reserve one slot at once exactly one holds it', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        backend()
          .guest()
          .send('POST', paths.reservations, { body: reservation('08:00:00') }),
      ),
    );

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status, body }) => status === 409 && readCode(body) === 'slotTaken')).toHaveLength(49);
    expect(await count(sql`select count(*) from claims`)).toBe(1);
  }, 60_000);

  test('long visits that overlap never both succeed', async () => {
    const physical = 61; // 40 minutes: two steps of this clinic
    const starts = ['08:00:00', '08:30:00', '09:00:00'];
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        tryToBook(backend().guest(), booking(`P${index}`, starts[index % 3] ?? '', { serviceIds: [physical] })),
      ),
    );
    // No guest is refused as already having an appointment, not even one who had half of the time for a moment.
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));

    const overlaps = sql`
      select count(*) from appointments a join appointments b on a.appointment_id < b.appointment_id
      and a.starts_at < b.starts_at + interval '40 minutes' and b.starts_at < a.starts_at + interval '40 minutes'`;
    expect(await count(overlaps)).toBe(0);
    expect(await count(sql`select count(*) from appointments`)).toBeGreaterThan(0);
    expect(await count(sql`select count(*) from claims`)).toBe(
      2 * (await count(sql`select count(*) from appointments`)),
    );
  }, 60_000);

  test('a booked time is free for nobody, and free again for nobody but those after a cancellation', async () => {
    const guest = backend().guest();
    const { id, confirmCode } = await book(guest, booking('Ann', '08:00:00'));
    expect(await findFreeTimes(guest)).not.toContain('08:00:00');

    await guest.send('PUT', `${paths.appointments}/${id}`, { body: { status: 'CANCELED', confirmCode } });
    expect(await findFreeTimes(backend().guest())).toContain('08:00:00');
  });

  describe('the same patient', () => {
    test('has one coming appointment for a service, whatever the writing of the name', async () => {
      await book(backend().guest(), booking('Ann', '08:00:00'));
      const { status, body } = await tryToBook(backend().guest(), booking('  ANN ', '08:30:00'));

      expect([status, readCode(body)]).toEqual([429, 'duplicateAppointment']);
    });

    test('gets one appointment from simultaneous bookings', async () => {
      const times = ['08:00:00', '08:30:00', '09:00:00', '09:30:00'];
      const answers = await Promise.all(times.map((time) => tryToBook(backend().guest(), booking('Ann', time))));

      expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429]);
    });

    test('may book another service, and the same one again when the first is over', async () => {
      await book(backend().guest(), booking('Ann', '08:00:00'));
      await book(backend().guest(), booking('Ann', '09:00:00', { serviceIds: [30] }));
      await backend().setClock('2027-03-01T13:01:00Z');
      await book(backend().guest(), booking('Ann', '10:00:00'));
    });
  });

  test('a time named in another zone is refused', async () => {
    const dateTime = { value: `${monday} 08:00:00`, timezone: 'America/Denver' };
    const { status, body } = await tryToBook(backend().guest(), booking('Ann', '08:00:00', { dateTime }));
    expect([status, readCode(body)]).toEqual([400, 'wrongTimeZone']);
  });

  test('a time that is past is refused', async () => {
    await backend().setClock('2027-03-01T13:00:00Z'); // 8:00 in Ohio
    expect((await tryToBook(backend().guest(), booking('Ann', '08:00:00'))).status).toBe(409);
    expect(await findFreeTimes(backend().guest())).not.toContain('08:00:00');
    expect(await findFreeTimes(backend().guest(), cold)).toContain('08:30:00');
  });
});
