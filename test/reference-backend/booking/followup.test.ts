import { describe, expect, test } from 'vitest';
import { sql } from '../../../reference-backend/database/sql.ts';
import { book, booking, findFreeTimes, readCode, tryToBook } from '../support/calls.ts';
import { countIn } from '../support/countIn.ts';
import { kindsOfCalls } from '../support/databases.ts';
import { suiteBackend } from '../support/suiteBackend.ts';

describe.each(kindsOfCalls)('a follow-up on %s', (kind) => {
  const backend = suiteBackend({}, kind);

  const count = (statement: ReturnType<typeof sql>) => countIn(backend().database, statement);

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
    expect(await findFreeTimes(backend().guest())).toContain('08:00:00');
  });

  test('for whose service the patient has an appointment already is refused, and the first with it', async () => {
    const dateTime = { value: '2027-05-03 08:00:00', timezone: 'America/New_York' };
    await book(backend().guest(), booking('Ann', '08:00:00', { serviceIds: [105], dateTime }));
    const both = booking('Ann', '08:00:00', { ...shingles, ...second('2027-04-30') });

    const { status, body } = await tryToBook(backend().guest(), both);
    expect([status, readCode(body)]).toEqual([429, 'duplicateAppointment']);
    expect(await count(sql`select count(*) from appointments`)).toBe(1);
  });

  test.each([
    ['before the first visit', '2027-02-28'],
    ['a day before it is due', '2027-04-29'],
    ['on a day that does not exist', '2027-04-31'],
  ])('%s is refused', async (_what, day) => {
    const body = booking('Ann', '08:00:00', { ...shingles, ...second(day) });
    const answer = await tryToBook(backend().guest(), body);
    expect([answer.status, readCode(answer.body)]).toEqual([400, 'followupTooEarly']);
  });

  test.each([
    ['of another service than the one that is booked', [102]],
    ['of the service itself', [105]],
  ])('%s is refused', async (_what, serviceIds) => {
    const body = booking('Ann', '08:00:00', { serviceIds, ...second('2027-04-30') });
    const answer = await tryToBook(backend().guest(), body);
    expect([answer.status, readCode(answer.body)]).toEqual([400, 'notTheFollowup']);
  });

  test('that comes half a year later can be booked as well', async () => {
    const hepatitis = { serviceId: 108, dateTime: { value: '2027-08-30 08:00:00', timezone: 'America/New_York' } };
    const body = booking('Ann', '08:00:00', { serviceIds: [107], followupAppointment: hepatitis });
    expect((await book(backend().guest(), body)).followup?.dateTime?.value).toBe('2027-08-30 08:00:00');
  });
});
