import { randomUUID } from 'node:crypto';
import { convertIcsCalendar } from 'ts-ics';
import { describe, expect, test } from 'vitest';
import { sql } from '../../../reference-backend/database/sql.ts';
import { readOutbox } from '../../../reference-backend/mail/outbox.ts';
import { checkRescheduleAppointmentReply } from '../../../schemas/generated/api/appointments/reschedule-appointment/reply.js';
import { wrongClaims } from '../../gates/booking/wrongClaims.ts';
import {
  book,
  booking,
  cancel,
  clinic,
  findFreeTimes,
  lookUp,
  rescheduling,
  tryToBook,
  tryToCancel,
  tryToReschedule,
} from '../support/calls.ts';
import { countIn } from '../support/countIn.ts';
import { crowd } from '../support/crowd.ts';
import { kindsOfCalls } from '../support/databases.ts';
import { suiteBackend } from '../support/suiteBackend.ts';
import type { Answer } from '../support/TestGuest.ts';

interface Named {
  readonly id: string;
  readonly confirmCode: string;
}

interface Pair {
  readonly first: Named;
  readonly second: Named;
}

const at = (value: string) => ({ value, timezone: clinic.timezone });
const [oldFirst, oldSecond] = ['2027-03-01 08:00:00', '2027-05-03 08:00:00'];
const [newFirst, newSecond] = ['2027-03-10 09:00:00', '2027-05-10 09:00:00'];

describe.each(kindsOfCalls)('moving both of a pair on %s', (kind) => {
  const backend = suiteBackend({ limits: crowd }, kind);

  const bookPair = async (name = 'Ann', first = oldFirst, second = oldSecond): Promise<Pair> => {
    const followupAppointment = { serviceId: 105, dateTime: at(second) };
    const more = { serviceIds: [104], dateTime: at(first), followupAppointment };
    const { followup, ...made } = await book(backend().guest(), booking(name, '', more));
    if (!followup) throw new Error('no follow-up');
    return { first: made, second: followup };
  };
  const both = (more: object = {}, followup: object = {}) => ({
    currentDateTime: at(oldFirst),
    dateTime: at(newFirst),
    followup: { currentDateTime: at(oldSecond), dateTime: at(newSecond), ...followup },
    ...more,
  });
  const move = (one: Named, body: object, key?: string) =>
    tryToReschedule(backend().guest(), one, rescheduling(one.confirmCode, '', body), key);
  const timesOf = async ({ first }: Pair) =>
    (await lookUp(backend().guest(), first.id, first.confirmCode)).data.appointments.map(
      ({ dateTime, status }) => `${status} ${dateTime.value}`,
    );
  const unmoved = [`BOOKED ${oldFirst}`, `BOOKED ${oldSecond}`];
  const moved = [`BOOKED ${newFirst}`, `BOOKED ${newSecond}`];
  const count = (statement: ReturnType<typeof sql>) => countIn(backend().database, statement);
  const refusalOf = ({ status, body }: Answer) => {
    const [{ code, path }] = JSON.parse(JSON.stringify(body)).errors;
    return [status, code, ...(path === undefined ? [] : [path])];
  };

  test('tells both new times, keeps ids and codes, and frees both old times', async () => {
    const pair = await bookPair();
    const { status, body } = await move(pair.first, both());
    expect([status, checkRescheduleAppointmentReply(body)]).toEqual([200, true]);
    expect(body).toMatchObject({
      data: { ...pair.first, dateTime: at(newFirst), serviceIds: [104], canRescheduleBoth: true },
      followup: { ...pair.second, dateTime: at(newSecond), serviceIds: [105], canReschedule: true },
    });
    expect(await timesOf(pair)).toEqual(moved);
    expect(await findFreeTimes(backend().guest(), 104)).toContain('08:00:00');
    expect(await findFreeTimes(backend().guest(), 105, '2027-05-03')).toContain('08:00:00');
    expect(await wrongClaims(backend().database)).toEqual([]);
  });

  test('is said to be there by booking and lookup of the first, as long as both are to come', async () => {
    const { first, second } = await bookPair();
    expect([first, second]).toMatchObject([{ canRescheduleBoth: true }, { canReschedule: true }]);
    expect(second).not.toHaveProperty('canRescheduleBoth');
    const told = async ({ id, confirmCode }: Named) =>
      (await lookUp(backend().guest(), id, confirmCode)).data.appointments.map((one) => one.canRescheduleBoth);
    expect(await told(first)).toEqual([true, undefined]);
    expect(await told(second)).toEqual([undefined, undefined]);
    await cancel(backend().guest(), second.id, second.confirmCode);
    expect(await told(first)).toEqual([undefined, undefined]);
  });

  test('writes one mail with both times, whose calendar entries replace those of the booking', async () => {
    const pair = await bookPair();
    await backend().setClock('2027-02-28T18:00:00Z');
    await move(pair.first, both());
    const [mail, before, ...others] = await readOutbox(backend().database);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Your new times: Wed, Mar 10 at 9:00 AM EST and Mon, May 10 at 9:00 AM EDT');
    expect(mail?.text).toContain('Wednesday, March 10, 2027 at 9:00 AM Eastern Standard Time');
    expect(mail?.text).toContain('Monday, May 10, 2027 at 9:00 AM Eastern Daylight Time');
    expect(mail?.text).not.toContain('8:00 AM');
    const events = [before, mail].map((one) => convertIcsCalendar(undefined, one?.calendar ?? '').events ?? []);
    const [old = [], now = []] = events;
    expect(now.map(({ uid }) => uid)).toEqual(old.map(({ uid }) => uid));
    expect(now.map(({ start }) => start.date.toISOString())).toEqual([
      '2027-03-10T14:00:00.000Z',
      '2027-05-10T13:00:00.000Z',
    ]);
    for (const [index, { sequence = 0 }] of now.entries()) expect(sequence).toBeGreaterThan(old[index]?.sequence ?? 0);
  });

  test('to the times that both have changes nothing, and of one that has its time moves the other', async () => {
    const pair = await bookPair();
    await move(pair.first, both());
    expect((await move(pair.first, both())).status).toBe(200);
    expect(await count(sql`select count(*) from outbox`)).toBe(2);
    const later = '2027-05-11 09:00:00';
    const answer = await move(pair.first, both({}, { currentDateTime: at(newSecond), dateTime: at(later) }));
    expect(answer.status).toBe(200);
    expect(await timesOf(pair)).toEqual([`BOOKED ${newFirst}`, `BOOKED ${later}`]);
    const [mail] = await readOutbox(backend().database);
    expect(mail?.subject).toBe('Your appointment has moved to Tue, May 11 at 9:00 AM EDT');
    expect(mail?.text).toContain('Your other appointment, on Wednesday, March 10, 2027 at 9:00 AM');
  });

  test.each([
    ['the first to a time that is booked', { dateTime: at('2027-03-09 09:00:00') }, {}, [409, 'slotTaken']],
    [
      'the second to a time that is booked',
      {},
      { dateTime: at('2027-05-14 09:00:00') },
      [409, 'slotTaken', '/followup'],
    ],
    [
      'the second to a time too far ahead',
      {},
      { dateTime: at('2028-05-14 09:00:00') },
      [409, 'tooFarAhead', '/followup'],
    ],
    [
      'the second to a day on which it is not due',
      {},
      { dateTime: at('2027-05-07 09:00:00') },
      [400, 'followupTooEarly'],
    ],
    [
      'the second from a time that it has no more',
      {},
      { currentDateTime: at('2027-05-04 08:00:00') },
      [409, 'alreadyMoved', '/followup'],
    ],
    [
      'the first from a time that it has no more',
      { currentDateTime: at('2027-03-02 08:00:00') },
      {},
      [409, 'alreadyMoved'],
    ],
    [
      'the second to another zone',
      {},
      { dateTime: { value: newSecond, timezone: 'America/Chicago' } },
      [400, 'wrongTimeZone', '/followup'],
    ],
    ['both to another place', { locationNumber: '01445204' }, {}, [400, 'pairElsewhere']],
  ])('moves neither where it would move %s', async (_what, more, followup, refusal) => {
    const pair = await bookPair();
    await bookPair('Rival', '2027-03-09 09:00:00', '2027-05-14 09:00:00');
    expect(refusalOf(await move(pair.first, both(more, followup)))).toEqual(refusal);
    expect(await timesOf(pair)).toEqual(unmoved);
    expect(await count(sql`select count(*) from outbox`)).toBe(2);
    expect(await wrongClaims(backend().database)).toEqual([]);
  });

  test('moves neither where the second is canceled, or there is none', async () => {
    const pair = await bookPair();
    expect(refusalOf(await move(pair.second, both()))).toEqual([400, 'noFollowup', '/followup']);
    await cancel(backend().guest(), pair.second.id, pair.second.confirmCode);
    expect(refusalOf(await move(pair.first, both()))).toEqual([409, 'alreadyCanceled', '/followup']);
    expect(await timesOf(pair)).toEqual([unmoved[0], `CANCELED ${oldSecond}`]);
  });

  test('a retry with the same key gets the first reply, also at the same moment', async () => {
    const [pair, key] = [await bookPair(), randomUUID()];
    const send = () => move(pair.first, both(), key);
    const answers = await Promise.all([send(), send(), send()]);
    const later = await send();
    for (const { status, body } of answers) expect([status, body]).toEqual([200, later.body]);
    expect(await count(sql`select count(*) from outbox`)).toBe(2);
    expect(await count(sql`select count(*) from claims`)).toBe(2);
  });

  test.each(['before', 'after'])('after a connection cut %s the work a retry moves both once', async (cut) => {
    const [pair, key] = [await bookPair(), randomUUID()];
    await backend().setFault('reschedule-appointment', { cut });
    await expect(move(pair.first, both(), key)).rejects.toThrow();
    expect(await timesOf(pair)).toEqual(cut === 'after' ? moved : unmoved);
    expect((await move(pair.first, both(), key)).status).toBe(200);
    expect(await timesOf(pair)).toEqual(moved);
    expect(await count(sql`select count(*) from outbox`)).toBe(2);
  });

  test('against rivals for one of the two times: both move, or neither', async () => {
    for (let round = 0; round < 6; round += 1) {
      const pair = await bookPair(`Ann${round}`);
      const wanted = round % 2 === 0 ? { serviceIds: [104], dateTime: at(newFirst) } : { dateTime: at(newSecond) };
      const [answer, rival] = await Promise.all([
        move(pair.first, both()),
        tryToBook(backend().guest(), booking(`Rival${round}`, '', wanted)),
      ]);
      expect([answer.status, rival.status].sort()).toEqual([200, 409]);
      expect(await timesOf(pair)).toEqual(answer.status === 200 ? moved : unmoved);
      expect(await wrongClaims(backend().database)).toEqual([]);
      await cancel(backend().guest(), pair.first.id, pair.first.confirmCode);
      if (rival.status !== 200) continue;
      const [made] = JSON.parse(JSON.stringify(rival.body)).data.appointments;
      await cancel(backend().guest(), made.id, made.confirmCode);
    }
  });

  test('of many pairs to the same two times exactly one moves', async () => {
    const times = ['07:30:00', '08:30:00', '10:00:00', '11:00:00'];
    const pairs = await Promise.all(
      times.map((time, turn) => bookPair(`Guest${turn}`, `2027-03-01 ${time}`, `2027-05-03 ${time}`)),
    );
    const answers = await Promise.all(
      pairs.map(({ first }, turn) =>
        move(
          first,
          both(
            { currentDateTime: at(`2027-03-01 ${times[turn]}`) },
            { currentDateTime: at(`2027-05-03 ${times[turn]}`) },
          ),
        ),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    for (const [turn, pair] of pairs.entries())
      expect(await timesOf(pair)).toEqual(
        answers[turn]?.status === 200
          ? moved
          : [`BOOKED 2027-03-01 ${times[turn]}`, `BOOKED 2027-05-03 ${times[turn]}`],
      );
    expect(await wrongClaims(backend().database)).toEqual([]);
  });

  test.each(['first', 'second'] as const)('with a cancellation of the %s leaves no time taken', async (which) => {
    for (let round = 0; round < 6; round += 1) {
      const pair = await bookPair(`Ann${round}`);
      const { id, confirmCode } = pair[which];
      const [answer, canceled] = await Promise.all([
        move(pair.first, both()),
        tryToCancel(backend().guest(), id, confirmCode),
      ]);
      expect(canceled.status).toBe(200);
      if (answer.status !== 200)
        expect(refusalOf(answer)).toEqual(
          which === 'first' ? [409, 'alreadyCanceled'] : [409, 'alreadyCanceled', '/followup'],
        );
      expect(await count(sql`select count(*) from claims`)).toBe(which === 'first' ? 0 : 1);
      expect(await wrongClaims(backend().database)).toEqual([]);
      if (which === 'second') await cancel(backend().guest(), pair.first.id, pair.first.confirmCode);
    }
  });
});
