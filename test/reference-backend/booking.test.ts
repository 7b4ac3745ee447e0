import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { integer } from '../../reference-backend/database/columns.ts';
import { sql } from '../../reference-backend/database/sql.ts';
import { checkCreateReservationReply } from '../../schemas/generated/api/create-reservation/reply.js';
import {
  book,
  booking,
  codeOf,
  cold,
  freeTimesOf,
  monday,
  paths,
  release,
  reservation,
  reserve,
  sunday,
  tryToBook,
} from './calls.ts';
import { suiteBackend } from './suiteBackend.ts';
import { databaseKinds } from './TestBackend.ts';

const minutesAfterSunday = (minutes: number, seconds = 0): string =>
  new Date(Date.parse(sunday) + (minutes * 60 + seconds) * 1000).toISOString();

describe.each(databaseKinds)('booking on %s', (kind) => {
  const backend = suiteBackend(kind);

  const count = async (statement: ReturnType<typeof sql>): Promise<number> => {
    const [row] = await backend().database.rows(sql`select (${statement})::int as found`, { found: integer });
    return row?.found ?? -1;
  };

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
    expect(answers.filter(({ status, body }) => status === 409 && codeOf(body) === 'slotTaken')).toHaveLength(49);
    expect(await count(sql`select count(*) from claims`)).toBe(1);
  }, 60_000);

  test('long visits that overlap never both succeed', async () => {
    const physical = 61; // 40 minutes: two steps of this clinic
    const starts = ['08:00:00', '08:30:00', '09:00:00'];
    await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        tryToBook(backend().guest(), booking(`P${index}`, starts[index % 3] ?? '', { serviceIds: [physical] })),
      ),
    );

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
    expect(await freeTimesOf(guest)).not.toContain('08:00:00');

    await guest.send('PUT', `${paths.appointments}/${id}`, { body: { status: 'CANCELED', confirmCode } });
    expect(await freeTimesOf(backend().guest())).toContain('08:00:00');
  });

  describe('a reservation', () => {
    test('holds the time for its guest, who sees it as free', async () => {
      const [owner, rival] = [backend().guest(), backend().guest()];
      const { expiresAt } = await reserve(owner, '08:00:00');

      expect(expiresAt).toBe(minutesAfterSunday(10));
      expect(await freeTimesOf(owner)).toContain('08:00:00');
      expect(await freeTimesOf(rival)).not.toContain('08:00:00');
      expect((await tryToBook(rival, booking('Rival', '08:00:00'))).status).toBe(409);
      expect((await book(owner, booking('Owner', '08:00:00'))).status).toBe('BOOKED');
    });

    test('ends after ten minutes', async () => {
      const [owner, rival] = [backend().guest(), backend().guest()];
      const { reservationCode } = await reserve(owner, '08:00:00');

      await backend().setClock(minutesAfterSunday(9, 59));
      expect((await tryToBook(rival, booking('Rival', '08:00:00'))).status).toBe(409);
      await backend().setClock(minutesAfterSunday(10));
      expect(await freeTimesOf(rival)).toContain('08:00:00');
      await book(rival, booking('Rival', '08:00:00'));
      expect((await tryToBook(owner, booking('Owner', '08:00:00'))).status).toBe(409);
      expect((await owner.send('DELETE', `${paths.reservations}/${reservationCode}`)).status).toBe(404);
    });

    test('stays claimable by its guest alone for a minute after its release', async () => {
      const [owner, rival] = [backend().guest(), backend().guest()];
      const { reservationCode } = await reserve(owner, '08:00:00');
      await release(owner, reservationCode);

      expect((await tryToBook(rival, booking('Rival', '08:00:00'))).status).toBe(409);
      expect((await book(owner, booking('Owner', '08:00:00'))).status).toBe('BOOKED');
    });

    test('is free for all when the grace is over, however often it is released', async () => {
      const [owner, rival] = [backend().guest(), backend().guest()];
      const { reservationCode } = await reserve(owner, '08:00:00');
      await release(owner, reservationCode);
      await backend().setClock(minutesAfterSunday(0, 59));
      await release(owner, reservationCode);

      await backend().setClock(minutesAfterSunday(1));
      await book(rival, booking('Rival', '08:00:00'));
    });

    test('released without the cookie of its guest has no grace: nobody could use it', async () => {
      const { reservationCode } = await reserve(backend().guest(), '08:00:00');
      await release(backend().guest(), reservationCode);

      await book(backend().guest(), booking('Rival', '08:00:00'));
    });

    test('asked for again with the same key is the same one', async () => {
      const owner = backend().guest();
      const sending = { body: reservation('08:00:00'), headers: { 'idempotency-key': randomUUID() } };
      const first = await owner.send('POST', paths.reservations, sending);
      const again = await owner.send('POST', paths.reservations, sending);

      expect([again.status, again.body]).toEqual([200, first.body]);
    });

    test('made again by the same guest voids the first code', async () => {
      const owner = backend().guest();
      const first = await reserve(owner, '08:00:00');
      const second = await reserve(owner, '08:00:00');

      expect(second.reservationCode).not.toBe(first.reservationCode);
      expect((await owner.send('DELETE', `${paths.reservations}/${first.reservationCode}`)).status).toBe(404);
      expect((await tryToBook(backend().guest(), booking('Rival', '08:00:00'))).status).toBe(409);
    });

    test.each([
      ['a time between the steps', '08:10:00'],
      ['lunch', '12:00:00'],
      ['a time after closing', '18:00:00'],
      ['a time at which the visit would not end before closing', '17:20:00'],
      ['a time that does not exist', '25:00:00'],
    ])('is refused for %s', async (_what, time) => {
      const { status, body } = await backend()
        .guest()
        .send('POST', paths.reservations, { body: reservation(time) });
      expect([status, codeOf(body)]).toEqual([409, 'slotTaken']);
    });

    test.each([
      ['an unknown place', { locationNumber: '99999999' }],
      ['an unknown service', { serviceId: 999 }],
      ['another business', { businessName: 'pharmacy' }],
    ])('is refused for %s', async (_what, wrong) => {
      const body = { ...reservation('08:00:00'), ...wrong };
      const answer = await backend().guest().send('POST', paths.reservations, { body });
      expect([answer.status, codeOf(answer.body)]).toEqual([404, 'providerUnavailable']);
    });
  });

  describe('a retry', () => {
    test('with the same key gets the first reply, also where the first cookie was lost with it', async () => {
      const key = randomUUID();
      const first = await book(backend().guest(), booking('Ann', '08:00:00'), key);
      const again = await book(backend().guest(), booking('Ann', '08:00:00'), key);

      expect(again).toEqual(first);
      expect(await count(sql`select count(*) from appointments`)).toBe(1);
      expect(await count(sql`select count(*) from outbox`)).toBe(1);
    });

    test('at the same moment gets the same reply', async () => {
      const key = randomUUID();
      const replies = await Promise.all(
        Array.from({ length: 10 }, () => book(backend().guest(), booking('Ann', '08:00:00'), key)),
      );
      expect(new Set(replies.map(({ id }) => id)).size).toBe(1);
    });

    test('with the same key and another request is refused', async () => {
      const key = randomUUID();
      const guest = backend().guest();
      await book(guest, booking('Ann', '08:00:00'), key);
      const { status, body } = await tryToBook(guest, booking('Ann', '08:30:00'), key);

      expect([status, codeOf(body)]).toEqual([422, 'idempotencyKeyReused']);
    });

    test("is the guest's own: the same key of another guest is another request", async () => {
      const key = randomUUID();
      const [ann, bea, cleo] = [backend().guest(), backend().guest(), backend().guest()];
      await reserve(bea, '10:00:00');
      const first = await book(ann, booking('Ann', '08:00:00'), key);

      expect((await tryToBook(bea, booking('Ann', '08:00:00'), key)).status).not.toBe(200);
      const second = await book(bea, booking('Bea', '08:30:00'), key);
      const third = await book(cleo, booking('Cleo', '09:00:00'), key);
      expect(new Set([first.id, second.id, third.id]).size).toBe(3);
      expect((await book(ann, booking('Ann', '08:00:00'), key)).id).toBe(first.id);
      expect((await book(bea, booking('Bea', '08:30:00'), key)).id).toBe(second.id);
      expect((await book(cleo, booking('Cleo', '09:00:00'), key)).id).toBe(third.id);
    });

    test('of a hold that has ended or was released holds the time anew', async () => {
      const guest = backend().guest();
      const headers = { 'idempotency-key': randomUUID() };
      const hold = async () => {
        const { data } = await guest.ask(checkCreateReservationReply, 'POST', paths.reservations, {
          body: reservation('08:00:00'),
          headers,
        });
        return data.appointmentReservations;
      };
      const first = await hold();
      expect(await hold()).toEqual(first);

      await backend().setClock('2027-02-28T17:10:00Z');
      const second = await hold();
      expect(second.reservationCode).not.toBe(first.reservationCode);
      expect(second.expiresAt).toBe('2027-02-28T17:20:00.000Z');
      expect(await hold()).toEqual(second);

      await release(guest, second.reservationCode);
      const [third, fourth] = await Promise.all([hold(), hold()]);
      expect(third?.reservationCode).not.toBe(second.reservationCode);
      expect(fourth).toEqual(third);
      expect(await count(sql`select count(*) from claims`)).toBe(1);
    });

    test('after a refusal is tried anew', async () => {
      const key = randomUUID();
      const rival = await book(backend().guest(), booking('Rival', '08:00:00'));
      expect((await tryToBook(backend().guest(), booking('Ann', '08:00:00'), key)).status).toBe(409);
      await backend()
        .guest()
        .send('PUT', `${paths.appointments}/${rival.id}`, {
          body: { status: 'CANCELED', confirmCode: rival.confirmCode },
        });
      expect((await book(backend().guest(), booking('Ann', '08:00:00'), key)).status).toBe('BOOKED');
    });

    test('after a dropped connection finds the one appointment', async () => {
      const key = randomUUID();
      await backend().setFault('schedule-appointment', { cut: 'after' });
      await expect(tryToBook(backend().guest(), booking('Ann', '08:00:00'), key)).rejects.toThrow();
      expect(await count(sql`select count(*) from appointments`)).toBe(1);

      const { id } = await book(backend().guest(), booking('Ann', '08:00:00'), key);
      expect(await count(sql`select count(*) from appointments where appointment_id = ${id}`)).toBe(1);
      expect(await count(sql`select count(*) from appointments`)).toBe(1);
    });

    test('after a connection dropped beforehand books once', async () => {
      const key = randomUUID();
      await backend().setFault('schedule-appointment', { cut: 'before' });
      await expect(tryToBook(backend().guest(), booking('Ann', '08:00:00'), key)).rejects.toThrow();
      expect(await count(sql`select count(*) from appointments`)).toBe(0);
      await book(backend().guest(), booking('Ann', '08:00:00'), key);
    });

    test.each(['', 'two words', 'x'.repeat(129)])('with the key %j is refused', async (key) => {
      const answer = await backend()
        .guest()
        .send('POST', paths.appointments, {
          body: booking('Ann', '08:00:00'),
          headers: { 'idempotency-key': key },
        });
      expect([answer.status, codeOf(answer.body)]).toEqual([400, 'badIdempotencyKey']);
    });
  });

  describe('the same patient', () => {
    test('has one coming appointment for a service, whatever the writing of the name', async () => {
      await book(backend().guest(), booking('Ann', '08:00:00'));
      const { status, body } = await tryToBook(backend().guest(), booking('  ANN ', '08:30:00'));

      expect([status, codeOf(body)]).toEqual([429, 'duplicateAppointment']);
    });

    test('who books twice at once gets one', async () => {
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

  describe('a follow-up', () => {
    const shingles = { serviceIds: [104] };
    const second = (day: string) => ({
      followupAppointment: { serviceId: 105, dateTime: { value: `${day} 08:00:00`, timezone: 'America/New_York' } },
    });

    test('is booked with the first visit', async () => {
      const { id, followup } = await book(
        backend().guest(),
        booking('Ann', '08:00:00', { ...shingles, ...second('2027-04-30') }),
      );
      expect(followup?.dateTime?.value).toBe('2027-04-30 08:00:00');
      expect(await count(sql`select count(*) from appointments where followup_of = ${id}`)).toBe(1);
    });

    test('that is taken leaves nothing booked', async () => {
      await book(backend().guest(), {
        ...booking('Rival', '08:00:00'),
        serviceIds: [105],
        dateTime: { value: '2027-04-30 08:00:00', timezone: 'America/New_York' },
      });
      const both = booking('Ann', '08:00:00', { ...shingles, ...second('2027-04-30') });

      expect((await tryToBook(backend().guest(), both)).status).toBe(409);
      expect(await count(sql`select count(*) from appointments`)).toBe(1);
      expect(await freeTimesOf(backend().guest())).toContain('08:00:00');
    });

    test('for whose service the patient has an appointment already is refused, and the first with it', async () => {
      const dateTime = { value: '2027-05-03 08:00:00', timezone: 'America/New_York' };
      await book(backend().guest(), booking('Ann', '08:00:00', { serviceIds: [105], dateTime }));
      const both = booking('Ann', '08:00:00', { ...shingles, ...second('2027-04-30') });

      const { status, body } = await tryToBook(backend().guest(), both);
      expect([status, codeOf(body)]).toEqual([429, 'duplicateAppointment']);
      expect(await count(sql`select count(*) from appointments`)).toBe(1);
    });

    test.each([
      ['before the first visit', '2027-02-28'],
      ['a day before it is due', '2027-04-29'],
      ['on a day that does not exist', '2027-04-31'],
    ])('%s is refused', async (_what, day) => {
      const body = booking('Ann', '08:00:00', { ...shingles, ...second(day) });
      const answer = await tryToBook(backend().guest(), body);
      expect([answer.status, codeOf(answer.body)]).toEqual([400, 'followupTooEarly']);
    });

    test.each([
      ['of another service than the one that is booked', [102]],
      ['of the service itself', [105]],
    ])('%s is refused', async (_what, serviceIds) => {
      const body = booking('Ann', '08:00:00', { serviceIds, ...second('2027-04-30') });
      const answer = await tryToBook(backend().guest(), body);
      expect([answer.status, codeOf(answer.body)]).toEqual([400, 'notTheFollowup']);
    });

    test('that comes half a year later can be booked as well', async () => {
      const hepatitis = { serviceId: 108, dateTime: { value: '2027-08-30 08:00:00', timezone: 'America/New_York' } };
      const body = booking('Ann', '08:00:00', { serviceIds: [107], followupAppointment: hepatitis });
      expect((await book(backend().guest(), body)).followup?.dateTime?.value).toBe('2027-08-30 08:00:00');
    });
  });

  test('a time named in another zone is refused', async () => {
    const dateTime = { value: `${monday} 08:00:00`, timezone: 'America/Denver' };
    const { status, body } = await tryToBook(backend().guest(), booking('Ann', '08:00:00', { dateTime }));
    expect([status, codeOf(body)]).toEqual([400, 'wrongTimeZone']);
  });

  test('a time that is past is refused', async () => {
    await backend().setClock('2027-03-01T13:00:00Z'); // 8:00 in Ohio
    expect((await tryToBook(backend().guest(), booking('Ann', '08:00:00'))).status).toBe(409);
    expect(await freeTimesOf(backend().guest())).not.toContain('08:00:00');
    expect(await freeTimesOf(backend().guest(), cold)).toContain('08:30:00');
  });
});
