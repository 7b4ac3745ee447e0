import { randomUUID } from 'node:crypto';
import { convertIcsCalendar } from 'ts-ics';
import { describe, expect, test } from 'vitest';
import { sql } from '../../../reference-backend/database/sql.ts';
import { defaultLimits } from '../../../reference-backend/limits/limits.ts';
import { readOutbox } from '../../../reference-backend/mail/outbox.ts';
import { checkRescheduleAppointmentReply } from '../../../schemas/generated/api/appointments/reschedule-appointment/reply.js';
import { expectBusy } from '../limits/expectBusy.ts';
import {
  book,
  booking,
  cancel,
  clinic,
  findFreeTimes,
  lookUp,
  readCode,
  release,
  reschedule,
  rescheduling,
  reserve,
  tryToBook,
  tryToCancel,
  tryToLookUp,
  tryToReschedule,
} from '../support/calls.ts';
import { countIn } from '../support/countIn.ts';
import { kindsOfCalls } from '../support/databases.ts';
import { suiteBackend } from '../support/suiteBackend.ts';
import type { Answer } from '../support/TestGuest.ts';

describe.each(kindsOfCalls)('moving an appointment on %s', (kind) => {
  const backend = suiteBackend({}, kind);

  const booked = (name = 'Ann', time = '08:00:00', more: object = {}) =>
    book(backend().guest(), booking(name, time, more));
  const timeOf = async ({ id, confirmCode }: { readonly id: string; readonly confirmCode: string }) =>
    (await lookUp(backend().guest(), id, confirmCode)).data.appointments.find((one) => one.id === id)?.dateTime.value;
  const count = (statement: ReturnType<typeof sql>) => countIn(backend().database, statement);
  const free = (serviceId?: number, day?: string) => findFreeTimes(backend().guest(), serviceId, day);
  const refusalOf = ({ status, body }: Answer) => [status, readCode(body)];

  test('tells the new time, keeps id and code, and frees the old time for others', async () => {
    const { id, confirmCode, calendarUid } = await booked();
    expect(await free()).not.toContain('08:00:00');
    const data = await reschedule(backend().guest(), { id, confirmCode }, '09:00:00');

    expect(data).toEqual({
      id,
      confirmCode,
      calendarUid,
      status: 'BOOKED',
      businessName: 'tlc',
      providerId: clinic.locationNumber,
      serviceIds: [29],
      dateTime: { value: '2027-03-01 09:00:00', timezone: 'America/New_York' },
      canReschedule: true,
    });
    expect(await timeOf({ id, confirmCode })).toBe('2027-03-01 09:00:00');
    expect(await free()).not.toContain('09:00:00');
    expect((await tryToBook(backend().guest(), booking('Bea', '08:00:00'))).status).toBe(200);
    expect(await count(sql`select count(*) from claims`)).toBe(2);
  });

  test('takes a time that the guest has reserved, and one that was released just before', async () => {
    const guest = backend().guest();
    const ann = await booked();
    await reserve(guest, '09:00:00');
    await reschedule(guest, ann, '09:00:00');
    const { reservationCode } = await reserve(guest, '10:00:00');
    await release(guest, reservationCode);
    await reschedule(guest, ann, '10:00:00');
    expect(await count(sql`select count(*) from claims`)).toBe(1);
  });

  test('can overlap the old time', async () => {
    const physical = await booked('Ann', '08:00:00', { serviceIds: [61] }); // 40 minutes: two steps of this clinic
    await reschedule(backend().guest(), physical, '08:30:00');
    expect(await count(sql`select count(*) from claims`)).toBe(2);
    expect(await free()).toContain('08:00:00');
    expect(await free()).not.toContain('09:00:00');
  });

  test('to the time that it has already changes nothing and sends no mail', async () => {
    const ann = await booked();
    expect((await reschedule(backend().guest(), ann, '08:00:00')).dateTime?.value).toBe('2027-03-01 08:00:00');
    expect(await count(sql`select count(*) from outbox`)).toBe(1);
    expect(await count(sql`select count(*) from claims`)).toBe(1);
  });

  describe('of which the guest says from which time', () => {
    const at = (time: string) => ({ dateTime: { value: `2027-03-01 ${time}`, timezone: clinic.timezone } });
    const from = (time: string) => ({ currentDateTime: at(time).dateTime });
    const move = (
      ann: { readonly id: string; readonly confirmCode: string },
      time: string,
      more: object,
      key?: string,
    ) => tryToReschedule(backend().guest(), ann, rescheduling(ann.confirmCode, time, more), key);

    test('moves from that one alone', async () => {
      const ann = await booked();
      expect((await move(ann, '09:00:00', from('08:00:00'))).status).toBe(200);
      expect(refusalOf(await move(ann, '10:00:00', from('08:00:00')))).toEqual([409, 'alreadyMoved']);
      expect(await timeOf(ann)).toBe('2027-03-01 09:00:00');
      expect(await count(sql`select count(*) from claims`)).toBe(1);
      expect(await count(sql`select count(*) from outbox`)).toBe(2);
      expect(await free()).toContain('10:00:00');
      expect((await move(ann, '10:00:00', from('09:00:00'))).status).toBe(200);
      expect(await timeOf(ann)).toBe('2027-03-01 10:00:00');
    });

    test('has done so where the new time is the one that it has, and for a retry with the same key', async () => {
      const [ann, key] = [await booked(), randomUUID()];
      const first = await move(ann, '09:00:00', from('08:00:00'), key);
      expect(await move(ann, '09:00:00', from('08:00:00'), key)).toMatchObject({ status: 200, body: first.body });
      expect((await move(ann, '09:00:00', from('08:00:00'))).status).toBe(200);
      expect(await count(sql`select count(*) from outbox`)).toBe(2);
    });

    test('reads that it moved, rather than that the time it wants is taken', async () => {
      const ann = await booked();
      await booked('Bea', '10:00:00');
      await move(ann, '09:00:00', from('08:00:00'));
      expect(refusalOf(await move(ann, '10:00:00', from('08:00:00')))).toEqual([409, 'alreadyMoved']);
    });
  });

  test('writes one mail with the new time, and the code and the link of the first', async () => {
    const { id, confirmCode } = await booked();
    await reschedule(backend().guest(), { id, confirmCode }, '09:00:00');
    const [mail, first] = await readOutbox(backend().database);

    expect(mail?.recipient).toBe('guest@example.com');
    expect(mail?.subject).toBe('Your appointment has moved to Mon, Mar 1 at 9:00 AM EST');
    expect(mail?.text).toContain('When: Monday, March 1, 2027 at 9:00 AM Eastern Standard Time');
    expect(mail?.text).not.toContain('8:00 AM');
    const link = `${backend().url}/health-services/scheduler/cancel/${id}/${confirmCode}`;
    for (const text of [mail?.text, mail?.html, first?.text]) expect(text).toContain(link);
    const [before, after] = [first, mail].map((one) => convertIcsCalendar(undefined, one?.calendar ?? '').events?.[0]);
    expect(after?.uid, 'the entry of the first file moves').toBe(before?.uid);
    expect(after?.start.date).toEqual(new Date('2027-03-01T14:00:00Z'));
    await cancel(backend().guest(), id, confirmCode);
  });

  test('is no duplicate of the appointment that moves, nor of another one of the patient', async () => {
    const ann = await booked();
    await booked('Ann', '10:00:00', { serviceIds: [61] });
    const answer = await tryToReschedule(backend().guest(), ann, rescheduling(ann.confirmCode, '09:00:00'));
    expect(answer.status).toBe(200);
  });

  test('to another provider moves it there', async () => {
    const ann = await booked('Ann', '08:00:00');
    const elsewhere = '01445204';
    const moved = await reschedule(backend().guest(), ann, '09:00:00', { locationNumber: elsewhere });
    expect(moved.providerId).toBe(elsewhere);
    const { data } = await lookUp(backend().guest(), ann.id, ann.confirmCode);
    expect(data.provider.providerId).toBe(elsewhere);
    expect(await count(sql`select count(*) from claims where provider_id = ${elsewhere}`)).toBe(1);
    expect(await count(sql`select count(*) from claims`)).toBe(1);
  });

  test('of a visit by video names the state, which the lookup tells', async () => {
    const dateTime = { value: '2027-03-01 08:00:00', timezone: clinic.timezone };
    const byVideo = { serviceIds: [401], locationNumber: undefined, licensureState: 'OH', dateTime };
    const ann = await booked('Ann', '08:00:00', byVideo);
    const { data } = await lookUp(backend().guest(), ann.id, ann.confirmCode);
    expect(data.provider.licensureState).toBe('OH');
    const moved = await reschedule(backend().guest(), ann, '09:00:00', {
      locationNumber: undefined,
      licensureState: data.provider.licensureState,
    });
    expect(moved.dateTime?.value).toBe('2027-03-01 09:00:00');
  });

  describe('leaves everything as it was', () => {
    const unmoved = async (ann: { readonly id: string; readonly confirmCode: string }) => {
      expect(await timeOf(ann)).toBe('2027-03-01 08:00:00');
      expect(await free()).not.toContain('08:00:00');
      const mails = await readOutbox(backend().database);
      expect(mails.filter(({ subject }) => subject.includes('moved'))).toEqual([]);
    };

    test.each([
      ['a time that is booked', '09:00:00', {}, [409, 'slotTaken']],
      ['a time that somebody else has reserved', '10:00:00', {}, [409, 'slotTaken']],
      ['a time that there is not', '03:00:00', {}, [409, 'slotTaken']],
      [
        'a time that is past',
        '',
        { dateTime: { value: '2027-02-27 09:00:00', timezone: clinic.timezone } },
        [409, 'timePast'],
      ],
      [
        'a time too far ahead',
        '',
        { dateTime: { value: '2028-02-28 09:00:00', timezone: clinic.timezone } },
        [409, 'tooFarAhead'],
      ],
      [
        'a time of another zone',
        '',
        { dateTime: { value: '2027-03-01 09:00:00', timezone: 'America/Chicago' } },
        [400, 'wrongTimeZone'],
      ],
      ['a place that there is not', '09:30:00', { locationNumber: '99999999' }, [404, 'providerUnavailable']],
      ['neither place nor state', '09:30:00', { locationNumber: undefined }, [400, 'required']],
      ['a service', '09:30:00', { serviceIds: [61] }, [400, 'additionalProperties']],
    ])('for %s', async (_what, time, more, refusal) => {
      const ann = await booked();
      await booked('Rival', '09:00:00');
      await reserve(backend().guest(), '10:00:00');
      const answer = await tryToReschedule(backend().guest(), ann, rescheduling(ann.confirmCode, time, more));
      expect(refusalOf(answer)).toEqual(refusal);
      await unmoved(ann);
    });

    test('once it is canceled, or has begun', async () => {
      const [ann, bea] = [await booked(), await booked('Bea', '08:30:00')];
      await cancel(backend().guest(), ann.id, ann.confirmCode);
      const answer = await tryToReschedule(backend().guest(), ann, rescheduling(ann.confirmCode, '09:00:00'));
      expect(refusalOf(answer)).toEqual([409, 'alreadyCanceled']);

      await backend().setClock('2027-03-01T13:30:00Z');
      const late = await tryToReschedule(backend().guest(), bea, rescheduling(bea.confirmCode, '10:00:00'));
      expect(refusalOf(late)).toEqual([400, 'appointmentPast']);
    });
  });

  describe('of a pair', () => {
    const bookPair = async () => {
      const dateTime = { value: '2027-05-03 08:00:00', timezone: 'America/New_York' };
      const more = { serviceIds: [104], followupAppointment: { serviceId: 105, dateTime } };
      const { id, confirmCode, followup } = await booked('Ann', '08:00:00', more);
      if (!followup) throw new Error('no follow-up');
      return { first: { id, confirmCode }, second: followup };
    };
    const on = (day: string, time = '08:00:00') => ({
      dateTime: { value: `${day} ${time}`, timezone: clinic.timezone },
    });
    const tryTo = (one: { readonly id: string; readonly confirmCode: string }, more: object) =>
      tryToReschedule(backend().guest(), one, rescheduling(one.confirmCode, '', more));

    test('the 2nd moves alone, on any day on which it is due', async () => {
      const { first, second } = await bookPair();
      expect((await tryTo(second, on('2027-04-30'))).status).toBe(200);
      expect(refusalOf(await tryTo(second, on('2027-04-29')))).toEqual([400, 'followupTooEarly']);
      expect([await timeOf(first), await timeOf(second)]).toEqual(['2027-03-01 08:00:00', '2027-04-30 08:00:00']);
      expect(await free(105, '2027-05-03')).toContain('08:00:00');
    });

    test('the 1st moves as long as the 2nd stays due', async () => {
      const { first, second } = await bookPair();
      expect((await tryTo(first, on('2027-03-04'))).status).toBe(200);
      expect(refusalOf(await tryTo(first, on('2027-03-05')))).toEqual([400, 'followupTooEarly']);
      expect([await timeOf(first), await timeOf(second)]).toEqual(['2027-03-04 08:00:00', '2027-05-03 08:00:00']);
      const [mail] = await readOutbox(backend().database);
      expect(mail?.text).toContain('Your other appointment, on Monday, May 3, 2027 at 8:00 AM');
    });

    test('both stay at one place', async () => {
      const { first, second } = await bookPair();
      for (const one of [first, second])
        expect(refusalOf(await tryTo(one, { ...on('2027-05-04'), locationNumber: '01445204' }))).toEqual([
          400,
          'pairElsewhere',
        ]);
    });

    test('the 1st moves freely once the 2nd is canceled', async () => {
      const { first, second } = await bookPair();
      await cancel(backend().guest(), second.id, second.confirmCode);
      expect((await tryTo(first, on('2027-03-10'))).status).toBe(200);
    });

    test('the code of the one does not move the other', async () => {
      const { first, second } = await bookPair();
      const answer = await tryTo({ id: first.id, confirmCode: second.confirmCode }, on('2027-03-04'));
      expect(refusalOf(answer)).toEqual([404, 'appointmentNotFound']);
    });

    test('moved towards each other at once stay as far apart as they must', async () => {
      const { first, second } = await bookPair();
      const answers = await Promise.all([tryTo(first, on('2027-03-03')), tryTo(second, on('2027-05-01'))]);
      expect(answers.map(refusalOf)).toContainEqual([200, undefined]);
      const days = async () => {
        const [from = '', to = ''] = [await timeOf(first), await timeOf(second)];
        return (Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / 86_400_000;
      };
      expect(await days()).toBeGreaterThanOrEqual(60);
    });
  });

  describe('answers who does not know the code', () => {
    test('alike: a wrong id, a wrong code, a walk-in; without moving anything', async () => {
      const ann = await booked();
      const walkIn = { businessName: 'pharmacy', serviceIds: [101], locationNumber: '01400500' };
      const { body } = await backend()
        .guest()
        .send('POST', '/appointment-management/v2/appointments/walk-in', {
          body: { ...walkIn, basicInfo: booking('Cy', '08:00:00').basicInfo },
        });
      const [walk] = JSON.parse(JSON.stringify(body)).data.appointments;
      const answers = [
        await tryToReschedule(backend().guest(), ann, rescheduling('WRONGCDE', '09:00:00')),
        await tryToReschedule(
          backend().guest(),
          { id: 'AAAAAAAAAAAAAAAAAAAAAA' },
          rescheduling('WRONGCDE', '09:00:00'),
        ),
        await tryToReschedule(backend().guest(), walk, rescheduling(walk.confirmCode, '09:00:00')),
      ];
      for (const answer of answers) {
        expect(answer.status).toBe(404);
        expect(answer.body).toEqual(answers[0]?.body);
      }
      expect(await timeOf(ann)).toBe('2027-03-01 08:00:00');
    });

    test('with tries that it shares with lookup and cancellation', async () => {
      const ann = await booked();
      const guest = () => backend().guest();
      const most = defaultLimits.wrongConfirmCodesPerAppointment.most;
      for (let turn = 0; turn < most; turn += 1)
        await (turn % 2 ? tryToLookUp : tryToCancel)(guest(), ann.id, `WRONG${turn}`);

      expectBusy(
        await tryToReschedule(guest(), ann, rescheduling('WRONGCDE', '09:00:00')),
        'wrongConfirmCodesPerAppointment',
      );
      expect((await tryToReschedule(guest(), ann, rescheduling(ann.confirmCode, '09:00:00'))).status).toBe(200);
    });
  });

  describe('a retry with the same key', () => {
    test('gets the first reply, also at the same moment', async () => {
      const ann = await booked();
      const key = randomUUID();
      const send = () => tryToReschedule(backend().guest(), ann, rescheduling(ann.confirmCode, '09:00:00'), key);
      const answers = await Promise.all([send(), send(), send(), send()]);
      const later = await send();
      expect(checkRescheduleAppointmentReply(later.body)).toBe(true);
      for (const { status, body } of answers) expect([status, body]).toEqual([200, later.body]);
      expect(await count(sql`select count(*) from outbox`)).toBe(2);
    });

    test.each(['before', 'after'])('after a connection cut %s the work finds one appointment', async (cut) => {
      const ann = await booked();
      const key = randomUUID();
      const send = () => tryToReschedule(backend().guest(), ann, rescheduling(ann.confirmCode, '09:00:00'), key);
      await backend().setFault('reschedule-appointment', { cut });
      await expect(send()).rejects.toThrow();
      expect(await timeOf(ann)).toBe(cut === 'after' ? '2027-03-01 09:00:00' : '2027-03-01 08:00:00');
      expect((await send()).status).toBe(200);
      expect(await timeOf(ann)).toBe('2027-03-01 09:00:00');
      expect(await count(sql`select count(*) from claims`)).toBe(1);
      expect(await count(sql`select count(*) from outbox`)).toBe(2);
    });

    test('and another time is refused', async () => {
      const ann = await booked();
      const [guest, key] = [backend().guest(), randomUUID()];
      await tryToReschedule(guest, ann, rescheduling(ann.confirmCode, '09:00:00'), key);
      const answer = await tryToReschedule(guest, ann, rescheduling(ann.confirmCode, '10:00:00'), key);
      expect(refusalOf(answer)).toEqual([422, 'idempotencyKeyReused']);
      expect(await timeOf(ann)).toBe('2027-03-01 09:00:00');
    });
  });
});
