import { describe, expect, test } from 'vitest';
import { readOutbox } from '../../../reference-backend/mail/outbox.ts';
import { book, booking, paths, readCode, tryToBook } from '../support/calls.ts';
import { kindsOfCalls } from '../support/databases.ts';
import { daysIn, find, idsIn, refresh, reserveSlot, timesIn } from '../support/find.ts';
import { suiteBackend } from '../support/suiteBackend.ts';

const video = {
  'filter.businessNames': 'tlc',
  'filter.serviceIds': '401',
  'filter.isVirtualVisit': 'true',
  'filter.endDate': '2027-03-02',
};
const nutrition = {
  'filter.businessNames': 'dietitian',
  'filter.serviceIds': '201',
  'filter.isVirtualVisit': 'false',
};
const eastern = 'America/New_York';

describe.each(kindsOfCalls)('visits by video on %s', (kind) => {
  const backend = suiteBackend({}, kind);

  /** A booking of a guest at home, who names only a state: neither a place nor a person. */
  const atHome = (name: string, time: string, more: object) => {
    const { locationNumber: _, ...body } = booking(name, '08:00:00');
    return { ...body, serviceIds: [401], dateTime: { value: time, timezone: eastern }, ...more };
  };
  const virtual = { businessName: 'tlc' as const, licensureState: 'OH' };
  const dietary = { businessName: 'dietitian' as const, serviceIds: [201], licensureState: 'OH' };

  describe('with the clinic', () => {
    test('are one card of the state, without place and distance', async () => {
      const { rows, warnings } = await find(backend().guest(), { ...video, 'filter.state': 'OH' });

      expect(warnings).toEqual([]);
      expect(rows).toHaveLength(1);
      expect(rows[0]?.provider).toMatchObject({ businessName: 'tlc', licensureState: 'OH', timezone: eastern });
      expect(rows[0]?.provider.address).toBeUndefined();
      expect(rows[0]?.provider.location).toBeUndefined();
      expect(rows[0]?.provider.distance).toBeUndefined();
      expect(timesIn(rows[0])).toContain('2027-03-01 10:00:00');
    });

    test('are read again by state', async () => {
      const guest = backend().guest();
      const { rows } = await find(guest, { ...video, 'filter.state': 'OH' });
      expect(await refresh(guest, { ...video, 'filter.licensureState': 'OH' })).toEqual(rows);
    });

    test('are none, and said to be none, where nobody is licensed', async () => {
      expect(await find(backend().guest(), { ...video, 'filter.state': 'NY' })).toEqual({
        rows: [],
        warnings: ['notLicensed'],
      });
    });

    test('are never found at a place', async () => {
      const { rows } = await find(backend().guest(), {
        'filter.businessNames': 'tlc',
        'filter.serviceIds': '401',
        'filter.freeFormAddress': '45202',
      });
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.filter(({ services }) => services[0]?.isAvailable)).toEqual([]);
    });

    test('may lack a service, or be full for days', async () => {
      const ask = async (state: string, service: string, until = '2027-03-14') => {
        const filter = { ...video, 'filter.state': state, 'filter.serviceIds': service, 'filter.endDate': until };
        return (await find(backend().guest(), filter)).rows[0];
      };
      expect((await ask('AK', '402'))?.services[0]).toEqual({ id: 402, isAvailable: false, availability: [] });
      expect(daysIn(await ask('AZ', '401', '2027-03-03'))).toEqual([]);
      expect(daysIn(await ask('AZ', '401'))[0]).toBe('2027-03-04');
      expect(daysIn(await ask('OH', '404'))).toEqual(['2027-03-01']);
    });

    test('are held and booked by state, once', async () => {
      const guest = backend().guest();
      await reserveSlot(guest, { ...virtual, serviceId: 401, reservationTime: '2027-03-01 10:00:00' });
      const visit = atHome('Ann', '2027-03-01 10:00:00', virtual);
      expect((await tryToBook(backend().guest(), { ...visit, basicInfo: booking('Rival', '').basicInfo })).status).toBe(
        409,
      );
      const { providerId } = await book(guest, { ...visit, patientTimeZone: 'America/Chicago' });
      const { rows } = await find(backend().guest(), { ...video, 'filter.state': 'KY' });

      expect(idsIn(rows)).toEqual([providerId]);
      expect(timesIn(rows[0])).not.toContain('2027-03-01 10:00:00');
      const [mail] = await readOutbox(backend().database);
      expect(mail?.text).toContain('Where: By video with The Little Clinic Virtual Care East');
    });
  });

  describe('with a dietitian', () => {
    test('are one card for each who is licensed in the state', async () => {
      const { rows } = await find(backend().guest(), { ...nutrition, 'filter.state': 'OH' });

      expect(rows.map(({ provider }) => provider.clinicianName)).toEqual([
        'Dana Whitfield',
        'Marcus Bell',
        'Grace Sullivan',
      ]);
      for (const { provider } of rows) {
        expect(provider).toMatchObject({
          businessName: 'dietitian',
          qualification: expect.stringContaining('RDN'),
          image: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
        });
        expect(provider.description).toBeTruthy();
        expect(provider.licensureState).toBeUndefined();
      }
    });

    test('need three days, and can be full for weeks', async () => {
      const { rows } = await find(backend().guest(), { ...nutrition, 'filter.state': 'OH' });
      expect(daysIn(rows[0])[0]).toBe('2027-03-03');
      expect(daysIn(rows[2])).toEqual([]);
      const later = { 'filter.startDate': '2027-03-24', 'filter.endDate': '2027-04-06' };
      const { rows: then } = await find(backend().guest(), { ...nutrition, ...later, 'filter.state': 'OH' });
      expect(daysIn(then[2])[0]).toBe('2027-03-24');
    });

    test('are held and booked with the one whom the guest chose', async () => {
      const guest = backend().guest();
      const { rows } = await find(guest, { ...nutrition, 'filter.state': 'OH' });
      const chosen = { ...dietary, locationNumber: rows[1]?.provider.providerId };
      const [time = ''] = timesIn(rows[1]);
      const { serviceIds, licensureState: _said, ...held } = chosen;
      await reserveSlot(guest, { ...held, serviceId: serviceIds[0], reservationTime: time });
      const booked = await book(guest, atHome('Ann', time, chosen));

      expect(booked.providerId).toBe(chosen.locationNumber);
      const again = await refresh(backend().guest(), { ...nutrition, 'filter.locationIds': idsIn(rows).join(',') });
      expect(idsIn(again)).toEqual(idsIn(rows));
      expect(timesIn(again[1])).not.toContain(time);
      expect(timesIn(again[0])).toEqual(timesIn(rows[0]));
    });

    test('by state alone are with any dietitian who is free, until none is', async () => {
      const time = '2027-03-04 11:00:00';
      const ask = (name: string) => tryToBook(backend().guest(), atHome(name, time, dietary));
      const answers = [await ask('Ann'), await ask('Bob'), await ask('Cid')];
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 409]);
    });
  });

  test.each([
    ['the clinic where nobody is licensed', { ...virtual, licensureState: 'NY' }, 404, 'notLicensed'],
    ['a service that is not given by video', { ...virtual, serviceIds: [61] }, 404, 'providerUnavailable'],
    [
      'a dietitian who is not licensed in the state',
      { ...dietary, licensureState: 'CO', locationNumber: '91000001' },
      404,
      'notLicensed',
    ],
    ['services that nobody gives together', { ...virtual, serviceIds: [401, 101] }, 404, 'providerUnavailable'],
    [
      'a patient in a time zone that does not exist',
      { ...virtual, patientTimeZone: 'Mars/Base' },
      400,
      'unknownTimeZone',
    ],
    ['a time of another zone', { ...virtual, licensureState: 'CO' }, 400, 'wrongTimeZone'],
    [
      'a day that is too near',
      { ...dietary, dateTime: { value: '2027-03-02 11:00:00', timezone: eastern } },
      409,
      'tooSoon',
    ],
    [
      'a day that is too far',
      { ...virtual, dateTime: { value: '2027-03-15 10:00:00', timezone: eastern } },
      409,
      'tooFarAhead',
    ],
  ] as const)('are refused: %s', async (_what, more, status, code) => {
    const answer = await tryToBook(backend().guest(), atHome('Ann', '2027-03-01 10:00:00', more));
    expect([answer.status, readCode(answer.body)]).toEqual([status, code]);
  });

  test('a reservation names a person or a state, never both', async () => {
    const body = { ...dietary, serviceId: 201, reservationTime: '2027-03-04 11:00:00', locationNumber: '91000001' };
    const { serviceIds: _all, ...both } = body;
    const answer = await backend().guest().send('POST', paths.reservations, { body: both });
    expect([answer.status, readCode(answer.body)]).toEqual([400, 'not']);
  });

  test('a reservation needs a license, too', async () => {
    const body = { ...virtual, licensureState: 'NY', serviceId: 401, reservationTime: '2027-03-01 10:00:00' };
    const answer = await backend().guest().send('POST', paths.reservations, { body });
    expect([answer.status, readCode(answer.body)]).toEqual([404, 'notLicensed']);
  });
});
