import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { requireConfirmCode } from '../../../reference-backend/booking/requireConfirmCode.ts';
import { Refusal } from '../../../reference-backend/calls/handling/Refusal.ts';
import { text } from '../../../reference-backend/database/columns.ts';
import type { Database, Queries } from '../../../reference-backend/database/Database.ts';
import { type Sql, sql, statementText } from '../../../reference-backend/database/sql.ts';
import { defaultLimits } from '../../../reference-backend/limits/limits.ts';
import { checkCancelAppointmentReply } from '../../../schemas/generated/api/appointments/cancel-appointment/reply.js';
import { expectBusy } from '../limits/expectBusy.ts';
import { book, booking, cancel, findFreeTimes, paths, sunday, tryToCancel, tryToLookUp } from '../support/calls.ts';
import { kindsOfCalls } from '../support/databases.ts';
import { suiteBackend } from '../support/suiteBackend.ts';
import type { Answer } from '../support/TestGuest.ts';

/** The database; the text of each statement in a transaction is added to `sent`. */
const listening = (database: Database, sent: string[]): Database => {
  const heard = (statement: Sql): Sql => {
    sent.push(statementText(statement));
    return statement;
  };
  const queries = (inner: Queries): Queries => ({
    rows: (statement, columns) => inner.rows(heard(statement), columns),
    run: (statement) => inner.run(heard(statement)),
    script: (all) => inner.script(all),
    keyring: inner.keyring,
  });
  return {
    ...queries(database),
    transaction: (work) => database.transaction((inner) => work(queries(inner))),
    close: () => database.close(),
  };
};

describe.each(kindsOfCalls)('cancelling on %s', (kind) => {
  const backend = suiteBackend({}, kind);

  const booked = (name = 'Ann', time = '08:00:00') => book(backend().guest(), booking(name, time));
  const readStatuses = async (): Promise<readonly string[]> => {
    const rows = await backend().database.rows(sql`select status from appointments order by starts_at`, {
      status: text,
    });
    return rows.map(({ status }) => status);
  };

  test('tells what is canceled and frees the time', async () => {
    const { id, confirmCode, calendarUid } = await booked();
    const { data } = await cancel(backend().guest(), id, confirmCode);

    expect(data).toEqual({
      id,
      confirmCode,
      calendarUid,
      status: 'CANCELED',
      businessName: 'tlc',
      providerId: '01445225',
      serviceIds: [29],
      dateTime: { value: '2027-03-01 08:00:00', timezone: 'America/New_York' },
    });
    expect(await findFreeTimes(backend().guest())).toContain('08:00:00');
  });

  test('takes the code in any case, with spaces and hyphens', async () => {
    const { id, confirmCode } = await booked();
    const typed = ` ${confirmCode.slice(0, 4)}-${confirmCode.slice(4)} `.toLowerCase();
    expect((await cancel(backend().guest(), id, typed)).data.status).toBe('CANCELED');
  });

  test('a second time says so, but only to who knows the code', async () => {
    const { id, confirmCode } = await booked();
    await cancel(backend().guest(), id, confirmCode);

    expect((await tryToCancel(backend().guest(), id, confirmCode)).status).toBe(409);
    expect((await tryToCancel(backend().guest(), id, 'WRONGCDE')).status).toBe(404);
  });

  test('of two at once one cancels and the other hears that it is done', async () => {
    const { id, confirmCode } = await booked();
    const answers = await Promise.all([1, 2, 3].map(() => tryToCancel(backend().guest(), id, confirmCode)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  describe('a retry', () => {
    const sendAgain = (id: string, confirmCode: string, key: string) =>
      backend()
        .guest()
        .send('PUT', `${paths.appointments}/${id}`, {
          body: { status: 'CANCELED', confirmCode },
          headers: { 'idempotency-key': key },
        });

    test('with the same key gets the first reply, also at the same moment', async () => {
      const { id, confirmCode } = await booked();
      const key = randomUUID();
      const answers = await Promise.all([1, 2, 3, 4].map(() => sendAgain(id, confirmCode, key)));
      const later = await sendAgain(id, confirmCode, key);

      expect(checkCancelAppointmentReply(later.body)).toBe(true);
      for (const { status, body } of answers) expect([status, body]).toEqual([200, later.body]);
    });

    test('after a dropped connection gets the first reply', async () => {
      const { id, confirmCode } = await booked();
      const key = randomUUID();
      await backend().setFault('cancel-appointment', { cut: 'after' });
      await expect(sendAgain(id, confirmCode, key)).rejects.toThrow();
      expect(await readStatuses()).toEqual(['CANCELED']);
      expect((await sendAgain(id, confirmCode, key)).status).toBe(200);
    });

    test('with the key of another appointment is refused', async () => {
      const guest = backend().guest();
      const [ann, bea] = [await book(guest, booking('Ann', '08:00:00')), await book(guest, booking('Bea', '09:00:00'))];
      const headers = { 'idempotency-key': randomUUID() };
      const send = ({ id, confirmCode }: typeof ann) =>
        guest.send('PUT', `${paths.appointments}/${id}`, { body: { status: 'CANCELED', confirmCode }, headers });

      expect((await send(ann)).status).toBe(200);
      expect((await send(bea)).status).toBe(422);
      expect([...(await readStatuses())].sort()).toEqual(['BOOKED', 'CANCELED']);
    });
  });

  test('answers a wrong id and a wrong code alike: status, words and headers', async () => {
    const { id, confirmCode } = await booked();
    const wrongCode = await tryToCancel(backend().guest(), id, 'WRONGCDE');
    const wrongId = await tryToCancel(backend().guest(), 'AAAAAAAAAAAAAAAAAAAAAA', confirmCode);
    const noId = await tryToCancel(backend().guest(), "'; --", confirmCode);
    const changing = /^(date|x-request-id|content-security-policy)$/;
    const pickHeaders = ({ headers }: Answer) => [...headers].filter(([name]) => !changing.test(name));

    expect(wrongCode.status).toBe(404);
    for (const answer of [wrongId, noId]) {
      expect(answer.status).toBe(wrongCode.status);
      expect(answer.body).toEqual(wrongCode.body);
      expect(pickHeaders(answer)).toEqual(pickHeaders(wrongCode));
    }
    expect(await readStatuses()).toEqual(['BOOKED']);
  });

  test('takes the same statements for a wrong id and a wrong code, also once there were too many', async () => {
    const { id } = await booked();
    const statementsFor = async (asked: string): Promise<readonly string[]> => {
      const sent: string[] = [];
      const visit = { database: listening(backend().database, sent), id: asked, now: new Date(sunday) };
      const wrong = requireConfirmCode({ ...visit, limits: defaultLimits, client: 'one', networks: [] }, 'WRONGCDE');
      await expect(wrong).rejects.toBeInstanceOf(Refusal);
      return sent;
    };
    const wrongId = await statementsFor('AAAAAAAAAAAAAAAAAAAAAA');

    expect(wrongId).toHaveLength(3);
    for (let attempt = 0; attempt < defaultLimits.wrongConfirmCodesPerAppointment.most + 1; attempt += 1)
      expect(await statementsFor(id)).toEqual(wrongId);
  });

  test('takes the right code, however many wrong ones came before', async () => {
    const { id, confirmCode } = await booked();
    const most = defaultLimits.wrongConfirmCodesPerAppointment.most;
    for (let attempt = 0; attempt < most; attempt += 1)
      expect((await tryToCancel(backend().guest(), id, `WRONG${attempt}`)).status).toBe(404);
    expectBusy(await tryToCancel(backend().guest(), id, 'WRONGCDE'), 'wrongConfirmCodesPerAppointment');
    await cancel(backend().guest(), id, confirmCode);
  });

  test('many guesses at once are all counted, of lookups and cancellations together', async () => {
    const { id } = await booked();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        (index % 2 ? tryToCancel : tryToLookUp)(backend().guest(), id, `GUESS${index}`),
      ),
    );
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(
      defaultLimits.wrongConfirmCodesPerAppointment.most,
    );
  });

  describe('of a pair', () => {
    const bookPair = async () => {
      const dateTime = { value: '2027-04-30 08:00:00', timezone: 'America/New_York' };
      const more = { serviceIds: [104], followupAppointment: { serviceId: 105, dateTime } };
      const { id, confirmCode, followup } = await book(backend().guest(), booking('Ann', '08:00:00', more));
      if (!followup) throw new Error('no follow-up');
      return { first: { id, confirmCode }, second: followup };
    };
    const firstIsFree = async () => (await findFreeTimes(backend().guest())).includes('08:00:00');
    const secondIsFree = async () => (await findFreeTimes(backend().guest(), 105, '2027-04-30')).includes('08:00:00');

    test('the 1st cancels both, and frees both times', async () => {
      const { first, second } = await bookPair();
      await cancel(backend().guest(), first.id, first.confirmCode);

      expect(await readStatuses()).toEqual(['CANCELED', 'CANCELED']);
      expect([await firstIsFree(), await secondIsFree()]).toEqual([true, true]);
      expect((await tryToCancel(backend().guest(), second.id, second.confirmCode)).status).toBe(409);
    });

    test('the 2nd leaves the first, which can be canceled after it', async () => {
      const { first, second } = await bookPair();
      await cancel(backend().guest(), second.id, second.confirmCode);
      expect(await readStatuses()).toEqual(['BOOKED', 'CANCELED']);
      expect([await firstIsFree(), await secondIsFree()]).toEqual([false, true]);

      await cancel(backend().guest(), first.id, first.confirmCode);
      expect(await readStatuses()).toEqual(['CANCELED', 'CANCELED']);
    });

    test('the code of the one does not cancel the other', async () => {
      const { first, second } = await bookPair();
      expect((await tryToCancel(backend().guest(), first.id, second.confirmCode)).status).toBe(404);
      expect((await tryToCancel(backend().guest(), second.id, first.confirmCode)).status).toBe(404);
      expect(await readStatuses()).toEqual(['BOOKED', 'BOOKED']);
    });

    test('both at once are canceled once each', async () => {
      const { first, second } = await bookPair();
      const answers = await Promise.all(
        [first, second].map(({ id, confirmCode }) => tryToCancel(backend().guest(), id, confirmCode)),
      );
      expect(answers[0]?.status).toBe(200);
      expect([200, 409]).toContain(answers[1]?.status);
      expect(await readStatuses()).toEqual(['CANCELED', 'CANCELED']);
    });
  });

  test('refuses an appointment that has begun', async () => {
    const { id, confirmCode } = await booked();
    await backend().setClock('2027-03-01T13:00:00Z');
    expect((await tryToCancel(backend().guest(), id, confirmCode)).status).toBe(400);
  });
});
