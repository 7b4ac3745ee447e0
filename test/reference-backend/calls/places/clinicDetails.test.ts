import { describe, expect, test } from 'vitest';
import { checkClinicDetailsReply } from '../../../../schemas/generated/api/places/clinic-details/reply.js';
import { book, booking, paths } from '../../support/calls.ts';
import { kindsOfCalls } from '../../support/databases.ts';
import { suiteBackend } from '../../support/suiteBackend.ts';

const clinic = { 'filter.divisionNumber': '014', 'filter.storeNumber': '45225' };
const pharmacy = {
  'filter.businessName': 'pharmacy',
  'filter.divisionNumber': '014',
  'filter.storeNumber': '00500',
};

describe.each(kindsOfCalls)('clinic details on %s', (kind) => {
  const backend = suiteBackend({}, kind);

  const readClinic = async (query: Readonly<Record<string, string>>) => {
    const { data } = await backend().guest().ask(checkClinicDetailsReply, 'GET', paths.clinicDetails, { query });
    return data.clinic;
  };
  const ask = (query: Readonly<Record<string, string>>) =>
    backend().guest().send('GET', paths.clinicDetails, { query });

  test('name a clinic, where it is and how to reach it', async () => {
    expect(await readClinic(clinic)).toMatchObject({
      id: '01445225',
      vanityName: 'The Little Clinic at Lincoln Way',
      banner: 'THE LITTLE CLINIC',
      phone: '513-555-0113',
      address: { cityTown: 'Cincinnati', stateProvince: 'OH', postalCode: '45225' },
      timeZone: 'America/New_York',
      isSchedulerEnabled: true,
    });
  });

  test('name a pharmacy', async () => {
    expect(await readClinic(pharmacy)).toMatchObject({
      id: '01400500',
      vanityName: 'Kroger Pharmacy at Main Street',
      timeZone: 'America/New_York',
    });
  });

  test('have the hours of seven days, today first', async () => {
    await backend().setClock('2027-03-01T15:00:00Z'); // Monday, 10:00 in Ohio
    const { weekHours, timingInfo, waitTimeInfo } = await readClinic(clinic);

    expect(weekHours).toEqual([
      'Monday: 7:30 AM - 5:30 PM',
      'Tuesday: 7:30 AM - 5:30 PM',
      'Wednesday: 7:30 AM - 5:30 PM',
      'Thursday: 7:30 AM - 5:30 PM',
      'Friday: 7:30 AM - 5:30 PM',
      'Saturday: 8:00 AM - 1:00 PM',
      'Sunday: Closed',
    ]);
    expect(timingInfo).toEqual({ todaysHours: '7:30 AM - 5:30 PM', todaysLunchHours: '12:00 PM - 1:00 PM' });
    expect(waitTimeInfo?.clinicAvailable).toBe(true);
  });

  test('say today in the zone of the place, not in that of the server', async () => {
    await backend().setClock('2027-03-02T03:00:00Z'); // still Monday evening in Ohio
    const { weekHours, waitTimeInfo } = await readClinic(clinic);

    expect(weekHours?.[0]).toMatch(/^Monday/);
    expect(waitTimeInfo).toEqual({ clinicAvailable: false, description: 'Closed now' });
  });

  test('have the hours of a holiday where it is one', async () => {
    await backend().setClock('2027-12-24T15:00:00Z');
    const { weekHours, timingInfo } = await readClinic(clinic);

    expect(weekHours?.slice(0, 2)).toEqual([
      'Friday: 8:00 AM - 3:00 PM (Christmas Eve)',
      'Saturday: Closed (Christmas)',
    ]);
    expect(timingInfo?.todaysLunchHours).toBe('12:00 PM - 12:40 PM');
  });

  test('are not open for lunch', async () => {
    await backend().setClock('2027-03-01T17:30:00Z'); // 12:30
    expect((await readClinic(clinic)).waitTimeInfo).toEqual({
      clinicAvailable: false,
      description: 'Closed for lunch',
    });
  });

  test('tell the next time of a service that nobody has, and none of a service that is not given', async () => {
    const start = async (query = {}) =>
      (await readClinic({ ...clinic, ...query })).nextAvailableAppointment?.start.value;
    expect(await start()).toBe('2027-03-01 07:30:00');
    await book(backend().guest(), booking('Ann', '07:30:00'));

    expect(await start()).toBe('2027-03-01 08:00:00');
    expect(await start({ 'filter.reasonId': '201' })).toBeUndefined();
  });

  test.each([
    ['an unknown store', { ...clinic, 'filter.storeNumber': '99999' }],
    ['a pharmacy asked for as a clinic', { ...pharmacy, 'filter.businessName': 'tlc' }],
    ['a clinic asked for as a pharmacy', { ...clinic, 'filter.businessName': 'pharmacy' }],
    ['somebody who is met by video', { 'filter.divisionNumber': '900', 'filter.storeNumber': '00001' }],
  ])('of %s are not found', async (_what, query) => {
    const { status, body } = await ask(query);
    expect(status).toBe(404);
    expect(body).toMatchObject({ errors: [{ code: 'clinicNotFound' }] });
  });

  test.each([
    ['without a store', { 'filter.divisionNumber': '014' }],
    ['with letters', { ...clinic, 'filter.storeNumber': "45'25" }],
    ['of an unknown business', { ...clinic, 'filter.businessName': 'bakery' }],
  ])('asked for %s are refused', async (_what, query) => {
    expect((await ask(query)).status).toBe(400);
  });
});
