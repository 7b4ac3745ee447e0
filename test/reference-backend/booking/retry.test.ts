import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { sql } from '../../../reference-backend/database/sql.ts';
import { checkCreateReservationReply } from '../../../schemas/generated/api/time-slots/create-reservation/reply.js';
import { book, booking, paths, readCode, release, reservation, reserve, tryToBook } from '../support/calls.ts';
import { countIn } from '../support/countIn.ts';
import { kindsOfCalls } from '../support/databases.ts';
import { suiteBackend } from '../support/suiteBackend.ts';

describe.each(kindsOfCalls)('a retry on %s', (kind) => {
  const backend = suiteBackend({}, kind);

  const count = (statement: ReturnType<typeof sql>) => countIn(backend().database, statement);

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

    expect([status, readCode(body)]).toEqual([422, 'idempotencyKeyReused']);
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

  test('of a reservation that has ended or was released reserves the time anew', async () => {
    const guest = backend().guest();
    const headers = { 'idempotency-key': randomUUID() };
    const reserve = async () => {
      const { data } = await guest.ask(checkCreateReservationReply, 'POST', paths.reservations, {
        body: reservation('08:00:00'),
        headers,
      });
      return data.appointmentReservations;
    };
    const first = await reserve();
    expect(await reserve()).toEqual(first);

    await backend().setClock('2027-02-28T17:10:00Z');
    const second = await reserve();
    expect(second.reservationCode).not.toBe(first.reservationCode);
    expect(second.expiresAt).toBe('2027-02-28T17:20:00.000Z');
    expect(await reserve()).toEqual(second);

    await release(guest, second.reservationCode);
    const [third, fourth] = await Promise.all([reserve(), reserve()]);
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
    expect([answer.status, readCode(answer.body)]).toEqual([400, 'badIdempotencyKey']);
  });
});
