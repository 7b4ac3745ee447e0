import { describe, expect, test } from 'vitest';
import { instant, integer } from '../../../reference-backend/database/columns.ts';
import { deleteExpired } from '../../../reference-backend/database/retention/deleteExpired.ts';
import { sql } from '../../../reference-backend/database/sql.ts';
import { readOutbox } from '../../../reference-backend/mail/outbox.ts';
import { book, booking, findFreeTimes, paths, reservation, sunday, tryToBook, tryToCancel } from '../support/calls.ts';
import { kindsOfCalls } from '../support/databases.ts';
import { suiteBackend } from '../support/suiteBackend.ts';
import type { TestGuest } from '../support/TestGuest.ts';
import { expectBusy, names } from './expectBusy.ts';

const minutesAfterSunday = (minutes: number): string => new Date(Date.parse(sunday) + minutes * 60_000).toISOString();

describe.each(kindsOfCalls)('limits on %s', (kind) => {
  const limits = {
    reservationsPerGuest: { most: 3 },
    reservationsPerClient: { most: 5 },
    reservationsPerClientAtPlace: { most: 5 },
    reservationTriesPerClient: { most: 20, minutes: 60 },
    bookingTriesPerClient: { most: 12, minutes: 60 },
    bookingTriesPerPatient: { most: 4, minutes: 60 },
    bookingsPerMailAddress: { most: 2, minutes: 1440 },
    wrongBenefitCodesPerClient: { most: 6, minutes: 60 },
    wrongConfirmCodesPerClient: { most: 6, minutes: 60 },
    addressCallsPerClient: { most: 6, minutes: 10 },
  };
  const backend = suiteBackend({ limits, trustProxy: 1 }, kind);
  /** Sends calls from an address; without a guest, the caller keeps no cookie. */
  const from = (address: string, guest = backend().guest()) => ({
    send: (method: string, path: string, body?: object) =>
      guest.send(method, path, { ...(body && { body }), headers: { 'x-forwarded-for': address } }),
  });
  const reserve = (guest: TestGuest, time: string, address = '203.0.113.1') =>
    from(address, guest).send('POST', paths.reservations, reservation(time));
  const times = async () => (await findFreeTimes(backend().guest())).slice(0, 10);
  const countReservations = async (): Promise<number> => {
    const [row] = await backend().database.rows(sql`select count(*)::int as reserved from claims`, {
      reserved: integer,
    });
    return row?.reserved ?? -1;
  };

  test('one guest reserves only so many times, however many it requests at once', async () => {
    const guest = backend().guest();
    const [first = '', ...others] = await times();
    expect((await reserve(guest, first)).status).toBe(200);
    const answers = await Promise.all(others.map((time) => reserve(guest, time)));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    for (const answer of answers.filter(({ status }) => status !== 200)) expectBusy(answer, 'reservationsPerGuest');
    expect(await countReservations()).toBe(3);
    expect((await reserve(guest, first)).status, 'the same time once more').toBe(200);
    await backend().setClock(minutesAfterSunday(10));
    expect((await reserve(guest, others[0] ?? '')).status, 'when the others are over').toBe(200);
  });

  test('guests without a cookie reserve together only so many times from one address, and others from elsewhere', async () => {
    const answers = [];
    for (const time of await times()) answers.push(await reserve(backend().guest(), time));

    expect(answers.map(({ status }) => status)).toEqual([...Array(5).fill(200), ...Array(5).fill(503)]);
    const [free = ''] = await times();
    expectBusy(await reserve(backend().guest(), free), 'reservationsPerClient');
    expect((await reserve(backend().guest(), free, '203.0.113.2')).status).toBe(200);
  });

  test('what a guest writes as its address is not believed, nor are addresses of its own network', async () => {
    const list = await times();
    for (const [index, time] of list.slice(0, 5).entries())
      await reserve(backend().guest(), time, `198.51.100.${index}, 2001:db8::${index}`);
    const answer = await reserve(backend().guest(), list[5] ?? '', '198.51.100.99, 2001:db8::ffff:1');
    expectBusy(answer, 'reservationsPerClient');
  });

  test('a time that is taken is refused as taken, also to a guest who has reserved as many as the limit', async () => {
    const guest = backend().guest();
    const [taken = '', ...others] = await times();
    await reserve(backend().guest(), taken, '203.0.113.9');
    for (const time of others.slice(0, 3)) await reserve(guest, time);
    expect((await reserve(guest, taken)).status).toBe(409);
  });

  test('one mailbox gets a limited number of mails a day, then a list an hour, and no booking is refused', async () => {
    const to = (name: string, time: string, email: string) =>
      book(backend().guest(), { ...booking(name, time), basicInfo: { ...booking(name, time).basicInfo, email } });
    const [a = '', b = '', c = '', d = '', e = ''] = await times();
    await to('Ann', a, 'victim@example.com');
    await to('Bea', b, 'Vic.Tim+1@example.com');
    const third = await to('Cay', c, 'victim+2@example.com');
    const [list, ...own] = await readOutbox(backend().database);
    expect(own).toHaveLength(2);
    expect(list?.subject).toBe('Your appointments');
    expect(list?.text).toContain(`/cancel/${third.id}/${third.confirmCode}`);

    const later = [await to('Dot', d, 'victim@example.com'), await to('Eve', e, 'victim@example.com')];
    const [next, ...before] = await readOutbox(backend().database);
    expect(before).toHaveLength(3);
    for (const { id } of later) expect(next?.text).toContain(id);
    expect(next?.text).not.toContain(third.id);
    for (const mail of [list, next]) expect(`${mail?.text}${mail?.html}`).not.toMatch(/Ann|Bea|Cay|Dot|Eve|Example/);

    await to('Flo', (await times())[0] ?? '', 'other@example.com');
    expect((await readOutbox(backend().database))[0]?.recipient).toBe('other@example.com');
    await backend().setClock(minutesAfterSunday(12 * 60));
    const tuesday = { value: '2027-03-02 16:00:00', timezone: 'America/New_York' };
    const { basicInfo } = booking('Gus', '');
    await book(backend().guest(), {
      ...booking('Gus', ''),
      dateTime: tuesday,
      basicInfo: { ...basicInfo, email: 'victim@example.com' },
    });
    expect((await readOutbox(backend().database))[0]?.text).toContain('Hello Gus,');
  });

  test('a list takes up what is booked until it goes out, and the next one is an hour later', async () => {
    const send = async (name: string, time: string) => {
      await book(backend().guest(), booking(name, time));
    };
    const list = await times();
    for (const [index, time] of list.slice(0, 4).entries()) await send(`Guest${'abcd'.charAt(index)}`, time);
    const dueAt = async () =>
      (
        await backend().database.rows(sql`select due_at from outbox where due_at is not null order by mail_id`, {
          due_at: instant,
        })
      ).map(({ due_at }) => due_at.toISOString());
    const [first, second] = [sunday, minutesAfterSunday(60)].map((at) => new Date(at).toISOString());
    expect(await dueAt()).toEqual([first, second]);
    await backend().setClock(minutesAfterSunday(61));
    await send('Guestx', list[4] ?? '');
    expect(await dueAt()).toEqual([first, second, new Date(minutesAfterSunday(120)).toISOString()]);
  });

  test('a refused booking does not count for its mailbox', async () => {
    const [a = '', b = ''] = await times();
    await book(backend().guest(), booking('Ann', a));
    for (const name of names(4)) expect((await tryToBook(backend().guest(), booking(name, a))).status).toBe(409);
    expect((await tryToBook(backend().guest(), booking('Bea', b))).status).toBe(200);
  });

  const hopeless = (name: string) => booking(name, '00:00:00');

  test('bookings are tried only so often for one patient, a refused one for a quarter, and walk-ins with them', async () => {
    for (let attempt = 0; attempt < 13; attempt += 1)
      expect((await tryToBook(backend().guest(), hopeless('Ann'))).status).toBe(409);
    expectBusy(await tryToBook(backend().guest(), booking('Ann', '08:00:00')), 'bookingTriesPerPatient');
    const { basicInfo } = booking('ANN ', '08:00:00');
    const walkIn = { businessName: 'pharmacy', serviceIds: [101], locationNumber: '01400500', basicInfo };
    expectBusy(await backend().guest().send('POST', paths.walkIn, { body: walkIn }), 'bookingTriesPerPatient');

    expect((await tryToBook(backend().guest(), booking('Bea', '08:00:00'))).status, 'another patient').toBe(200);
    await backend().setClock(minutesAfterSunday(15));
    expect((await tryToBook(backend().guest(), booking('Ann', '08:30:00'))).status, 'one more each quarter').toBe(200);
    expectBusy(await tryToBook(backend().guest(), booking('Ann', '09:00:00')), 'bookingTriesPerPatient');
  });

  test('tries of a stranger elsewhere take none from the patient', async () => {
    const tryElsewhere = () => from('203.0.113.7').send('POST', paths.appointments, hopeless('Ann'));
    for (let attempt = 0; attempt < 13; attempt += 1) expect((await tryElsewhere()).status).toBe(409);
    expectBusy(await tryElsewhere(), 'bookingTriesPerPatient');
    expect((await tryToBook(backend().guest(), booking('Ann', '08:00:00'))).status).toBe(200);
  });

  test('bookings are tried only so often from one address, where a refused one costs a quarter', async () => {
    const statuses = [];
    for (const name of names(46)) statuses.push((await tryToBook(backend().guest(), hopeless(name))).status);
    expect(statuses).toEqual([...Array(45).fill(409), 503]);
    const elsewhere = await from('203.0.113.2').send('POST', paths.appointments, booking('Zoe', '08:00:00'));
    expect(elsewhere.status).toBe(200);
  });

  test('a booking costs a whole try, and so does a duplicate', async () => {
    const times = await findFreeTimes(backend().guest());
    for (const time of times.slice(0, 4)) await tryToBook(backend().guest(), booking('Ann', time));
    expectBusy(await tryToBook(backend().guest(), booking('Ann', times[4] ?? '')), 'bookingTriesPerPatient');
  });

  test('times that are past are reserved only so often, each for a quarter of a try', async () => {
    const guest = backend().guest();
    const statuses = [];
    for (let turn = 0; turn < 78; turn += 1) statuses.push((await reserve(guest, '00:00:00')).status);
    expect(statuses).toEqual([...Array(77).fill(409), 503]);
  });

  test('benefit codes are guessed only so often, by the call and by the search together, and right ones cost nothing', async () => {
    const typed = (code: string) =>
      backend()
        .guest()
        .send('GET', paths.benefitCode, { query: { 'filter.benefitCode': code } });
    const searched = (code: string) =>
      backend()
        .guest()
        .send('GET', paths.slots, {
          query: {
            'filter.businessNames': 'tlc',
            'filter.serviceIds': '29',
            'filter.freeFormAddress': '45202',
            'filter.startDate': '2027-03-01',
            'filter.endDate': '2027-03-01',
            'filter.benefitCode': code,
          },
        });
    for (let right = 0; right < 8; right += 1) expect((await typed('CARE2027')).status).toBe(200);
    for (let wrong = 0; wrong < 3; wrong += 1) {
      expect((await typed(`WRONG${wrong}`)).status).toBe(200);
      expect((await searched(`WRONG${wrong}`)).status).toBe(200);
    }
    expectBusy(await typed('CARE2027'), 'wrongBenefitCodesPerClient');
    expectBusy(await searched('HARVEST'), 'wrongBenefitCodesPerClient');
    expect((await from('203.0.113.2').send('GET', `${paths.benefitCode}?filter.benefitCode=HARVEST`)).status).toBe(200);
  });

  test('guesses that come all at once are counted before they are answered', async () => {
    const answers = await Promise.all(
      names(40).map((code) =>
        backend()
          .guest()
          .send('GET', paths.benefitCode, { query: { 'filter.benefitCode': code } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(6);
    expect(answers.filter(({ status }) => status === 503)).toHaveLength(34);
  });

  test('ids and codes of appointments are guessed only so often, and the right ones are never refused', async () => {
    const { id, confirmCode } = await book(backend().guest(), booking('Ann', '08:00:00'));
    for (let wrong = 0; wrong < 6; wrong += 1)
      expect((await tryToCancel(backend().guest(), `unknown${wrong}`, 'WRONGCDE')).status).toBe(404);
    for (const wrong of ['unknown', id])
      expectBusy(await tryToCancel(backend().guest(), wrong, 'WRONGCDE'), 'wrongConfirmCodesPerClient');
    expect((await tryToCancel(backend().guest(), id, confirmCode)).status).toBe(200);
  });

  test('guesses from many networks of one household are those of a few clients', async () => {
    const guess = (network: number) =>
      from(`2001:db8:0:${network.toString(16)}::1`).send('GET', `${paths.benefitCode}?filter.benefitCode=GUESS`);
    const answers = await Promise.all(Array.from({ length: 40 }, (_, turn) => guess(turn)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2 * limits.wrongBenefitCodesPerClient.most);
  });

  test('places are suggested and addresses checked only so often', async () => {
    const suggest = () => backend().guest().send('GET', `${paths.addresses}?filter.freeFormAddress=Mason`);
    const address = { addressLines: ['1 Main Street'], cityTown: 'Mason', stateProvince: 'OH', postalCode: '45040' };
    for (let call = 0; call < 5; call += 1) expect((await suggest()).status).toBe(200);
    expect((await backend().guest().send('POST', paths.addressValidations, { body: { address } })).status).toBe(200);
    expectBusy(await suggest(), 'addressCallsPerClient');
    expectBusy(
      await backend().guest().send('POST', paths.addressValidations, { body: { address } }),
      'addressCallsPerClient',
    );
  });

  test.each([
    ['a year', '2028-01-01T12:00:00Z'],
    ['eight minutes', minutesAfterSunday(8)],
  ])('a clock that was set back by %s takes no use from anybody for longer than its time', async (_, ahead) => {
    await backend().setClock(ahead);
    const suggest = () => backend().guest().send('GET', `${paths.addresses}?filter.freeFormAddress=Mason`);
    for (let call = 0; call < 6; call += 1) await suggest();
    await backend().setClock(sunday);
    expect((await suggest()).status).toBe(200);
  });

  test('one row is kept for each who used a limit, without anybody to be read in it, and none when it is spent no more', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      await tryToBook(backend().guest(), booking('Ann', '00:00:00'));
      await from('203.0.113.77').send('GET', `${paths.addresses}?filter.freeFormAddress=Mason`);
    }
    const rows = async () => {
      const [row] = await backend().database.rows(
        sql`select count(*)::int as kept, coalesce(string_agg(to_jsonb(u)::text, ''), '') as words from limit_uses u`,
        { kept: integer, words: String },
      );
      return row;
    };
    expect(await rows()).toMatchObject({ kept: 3 });
    expect((await rows())?.words).not.toMatch(/203\.0\.113|127\.0\.0|Ann|example/);
    await deleteExpired(backend().database, { now: new Date(minutesAfterSunday(61)) });
    expect(await rows()).toMatchObject({ kept: 0 });
  });
});
