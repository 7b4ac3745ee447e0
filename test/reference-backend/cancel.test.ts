import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { text } from '../../reference-backend/database/columns.ts';
import { sql } from '../../reference-backend/database/sql.ts';
import { checkCancelAppointmentReply } from '../../schemas/generated/api/cancel-appointment/reply.js';
import { book, booking, cancel, freeTimesOf, paths, sunday, tryToCancel } from './calls.ts';
import { databaseKinds, startBackend, type TestBackend } from './TestBackend.ts';

describe.each(databaseKinds)('cancelling on %s', (kind) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend(kind);
  }, 60_000);
  afterAll(() => backend.close());
  beforeEach(async () => {
    await backend.database.script('delete from claims; delete from appointments; delete from outbox');
    await backend.setClock(sunday);
  });

  const booked = (name = 'Ann', time = '08:00:00') => book(backend.guest(), booking(name, time));
  const statusesOf = async (): Promise<readonly string[]> => {
    const rows = await backend.database.rows(sql`select status from appointments order by starts_at`, { status: text });
    return rows.map(({ status }) => status);
  };

  test('tells what is canceled and frees the time', async () => {
    const { id, confirmCode } = await booked();
    const { data } = await cancel(backend.guest(), id, confirmCode);

    expect(data).toEqual({
      id,
      confirmCode,
      status: 'CANCELED',
      businessName: 'tlc',
      providerId: '01445225',
      serviceIds: [29],
      dateTime: { value: '2027-03-01 08:00:00', timezone: 'America/New_York' },
    });
    expect(await freeTimesOf(backend.guest())).toContain('08:00:00');
  });

  test('takes the code in any case, with spaces and hyphens', async () => {
    const { id, confirmCode } = await booked();
    const typed = ` ${confirmCode.slice(0, 4)}-${confirmCode.slice(4)} `.toLowerCase();
    expect((await cancel(backend.guest(), id, typed)).data.status).toBe('CANCELED');
  });

  test('a second time says so, but only to who knows the code', async () => {
    const { id, confirmCode } = await booked();
    await cancel(backend.guest(), id, confirmCode);

    expect((await tryToCancel(backend.guest(), id, confirmCode)).status).toBe(409);
    expect((await tryToCancel(backend.guest(), id, 'WRONGCDE')).status).toBe(404);
  });

  test('of two at once one cancels and the other hears that it is done', async () => {
    const { id, confirmCode } = await booked();
    const answers = await Promise.all([1, 2, 3].map(() => tryToCancel(backend.guest(), id, confirmCode)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test('a retry with the same key gets the first reply', async () => {
    const { id, confirmCode } = await booked();
    const sending = {
      body: { status: 'CANCELED', confirmCode },
      headers: { 'idempotency-key': randomUUID() },
    };
    const first = await backend.guest().ask(checkCancelAppointmentReply, 'PUT', `${paths.appointments}/${id}`, sending);
    const again = await backend.guest().ask(checkCancelAppointmentReply, 'PUT', `${paths.appointments}/${id}`, sending);
    expect(again).toEqual(first);
  });

  test('answers a wrong id and a wrong code alike', async () => {
    const { id, confirmCode } = await booked();
    const wrongCode = await tryToCancel(backend.guest(), id, 'WRONGCDE');
    const wrongId = await tryToCancel(backend.guest(), 'AAAAAAAAAAAAAAAAAAAAAA', confirmCode);

    expect(wrongCode.status).toBe(404);
    expect(wrongId.status).toBe(wrongCode.status);
    expect(wrongId.body).toEqual(wrongCode.body);
    expect(await statusesOf()).toEqual(['BOOKED']);
  });

  test('takes no code for a quarter of an hour after five wrong ones, and answers no differently', async () => {
    const { id, confirmCode } = await booked();
    const wrong = [];
    for (let attempt = 0; attempt < 5; attempt += 1)
      wrong.push(await tryToCancel(backend.guest(), id, `WRONG${attempt}`));
    const locked = await tryToCancel(backend.guest(), id, confirmCode);

    expect(locked.status).toBe(404);
    expect(locked.body).toEqual(wrong[0]?.body);
    await backend.setClock(new Date(Date.parse(sunday) + 15 * 60_000).toISOString());
    await cancel(backend.guest(), id, confirmCode);
  });

  test('many guesses at once are all counted', async () => {
    const { id, confirmCode } = await booked();
    await Promise.all(Array.from({ length: 20 }, (_, index) => tryToCancel(backend.guest(), id, `GUESS${index}`)));
    expect((await tryToCancel(backend.guest(), id, confirmCode)).status).toBe(404);
  });

  test('cancels the follow-up with the first visit, and the follow-up alone without it', async () => {
    const followupAppointment = {
      serviceId: 105,
      dateTime: { value: '2027-04-30 08:00:00', timezone: 'America/New_York' },
    };
    const shingles = { serviceIds: [104], followupAppointment };
    const first = await book(backend.guest(), booking('Ann', '08:00:00', shingles));
    await cancel(backend.guest(), first.id, first.confirmCode);
    expect(await statusesOf()).toEqual(['CANCELED', 'CANCELED']);

    const { followup } = await book(backend.guest(), booking('Ann', '08:00:00', shingles));
    await cancel(backend.guest(), followup?.id ?? '', followup?.confirmCode ?? '');
    expect((await statusesOf()).filter((status) => status === 'BOOKED')).toHaveLength(1);
  });

  test('refuses an appointment that has begun', async () => {
    const { id, confirmCode } = await booked();
    await backend.setClock('2027-03-01T13:00:00Z');
    expect((await tryToCancel(backend.guest(), id, confirmCode)).status).toBe(400);
  });

  test('is done by nothing but PUT: opening the link 50 times changes nothing', async () => {
    const { id, confirmCode } = await booked();
    const link = `/health-services/scheduler/cancel/${id}/${confirmCode}`;
    const headers = { accept: 'text/html' };
    for (const method of ['GET', 'HEAD']) {
      for (const path of [
        link,
        `${paths.appointments}/${id}`,
        `${paths.appointments}/${id}?status=CANCELED&confirmCode=${confirmCode}`,
      ]) {
        await Promise.all(Array.from({ length: 25 }, () => backend.guest().send(method, path, { headers })));
      }
    }
    expect(await statusesOf()).toEqual(['BOOKED']);
    await cancel(backend.guest(), id, confirmCode);
  });
});
