import { DateTime } from 'luxon';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { services } from '../../../reference-backend/world/services.ts';
import { checkClinicDetailsReply } from '../../../schemas/generated/api/places/clinic-details/reply.js';
import { paths } from '../support/calls.ts';
import { daysIn, find } from '../support/find.ts';
import { startBackend, type TestBackend } from '../support/TestBackend.ts';

/** Days of several seasons and weekdays, since the page claims to be true on any day. */
const todays = ['2026-12-24', '2027-03-13', '2027-07-04', '2028-02-29'];

const findId = (name: string): string => String(services.find((service) => service.name === name)?.id);

/** The page reference-backend/world/README.md, row by row. */
describe.each(todays)('what the page of the world says, on %s', (today) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend();
    await backend.setClock(`${today}T17:00:00Z`);
  }, 60_000);
  afterAll(() => backend.close());

  /** Searches as the app does: `days` days, beginning `ahead` days from today. */
  const search = async (where: object, names: readonly string[], ahead: number, days = 14) => {
    const day = (more: number) => DateTime.fromISO(today).plus({ days: more }).toISODate() ?? '';
    const { rows } = await find(backend.guest(), {
      'filter.businessNames': ['tlc', 'pharmacy'],
      'filter.serviceIds': names.map(findId),
      'filter.startDate': day(ahead),
      'filter.endDate': day(ahead + days - 1),
      ...where,
    });
    return rows;
  };
  const at = (place: string) => ({ 'filter.freeFormAddress': place });
  const byVideo = (state: string) => ({ 'filter.state': state, 'filter.isVirtualVisit': 'true' });
  const withDietitian = (state: string) => ({
    'filter.state': state,
    'filter.isVirtualVisit': 'false',
    'filter.businessNames': 'dietitian',
  });
  const inDays = (day: string | undefined): number =>
    DateTime.fromISO(day ?? '').diff(DateTime.fromISO(today), 'days').days;

  test('Cincinnati has 11 clinics and, with vaccines, 7 pharmacies', async () => {
    const counts = async (place: string, name: string) =>
      (await search(at(place), [name], 1)).filter((row) => row.services[0]?.isAvailable).length;
    expect(await counts('Cincinnati, OH', 'Sore Throat')).toBe(11);
    expect(await counts('45202', 'Flu')).toBe(18);
  });

  test('Kalispell has nobody, and 00000 is no place', async () => {
    expect(await search(at('59901'), ['Sore Throat'], 1)).toEqual([]);
    expect(await search(at('Kalispell, MT'), ['Sore Throat'], 1)).toEqual([]);
    const query = { 'filter.businessNames': 'tlc', 'filter.serviceIds': '30', 'filter.freeFormAddress': '00000' };
    const window = { 'filter.startDate': today, 'filter.endDate': today };
    expect((await backend.guest().send('GET', paths.slots, { query: { ...query, ...window } })).status).toBe(404);
  });

  test('in Madison one clinic lacks a service that the other has times for', async () => {
    const rows = (await search(at('Madison, WI'), ['Wart Removal'], 1)).filter(
      ({ provider }) => provider.businessName === 'tlc',
    );
    const [first, second] = rows;
    expect([first?.provider.vanityName, first?.services[0]?.isAvailable]).toEqual([
      'The Little Clinic at Main Street',
      false,
    ]);
    expect(daysIn(second).length).toBeGreaterThan(0);
  });

  test('in Columbus the first clinic is full for 20 days', async () => {
    const first = async (name: string, ahead: number, days?: number) =>
      (await search({ ...at('Columbus, OH'), 'filter.businessNames': 'tlc' }, [name], ahead, days))[0];
    const full = await first('Sports or Camp Physical', 0);
    expect([full?.services[0]?.isAvailable, daysIn(full)]).toEqual([true, []]);
    expect(daysIn(await first('Minor Cut, Burn or Wound', 0, 7))).toEqual([]);
    expect(daysIn(await first('Sports or Camp Physical', 20)).length).toBeGreaterThan(0);
  });

  test('in Denver some lack chickenpox and all have flu', async () => {
    const rows = await search(at('Denver, CO'), ['Flu', 'Chickenpox'], 1);
    const offers = rows.map((row) => row.services.map(({ isAvailable }) => isAvailable));
    expect(new Set(offers.map(String))).toEqual(new Set(['true,true', 'true,false']));
  });

  test.each([
    ['Meningitis', 2],
    ['RSV', 3],
    ['Yellow Fever', 7],
  ])('%s is free after %i days, and not before', async (name, lead) => {
    const days = (await search(at('Denver, CO'), [name], 0)).flatMap(daysIn).map(inDays);
    expect(Math.min(...days)).toBeGreaterThanOrEqual(lead);
    expect(Math.min(...days)).toBeLessThanOrEqual(lead + 2); // a holiday may be in between
  });

  test.each([
    ['OH', 'Cold or Flu by Video', true, 2],
    ['AK', 'Rash or Skin Question by Video', false, 0],
    ['AZ', 'Cold or Flu by Video', true, 0],
  ])('by video in %s: %s', async (state, name, isAvailable, days) => {
    const rows = await search(byVideo(state), [name], 1, 3);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.services[0]?.isAvailable).toBe(isAvailable);
    expect(daysIn(rows[0]).length).toBeGreaterThanOrEqual(days);
    if (days === 0) expect(daysIn(rows[0])).toEqual([]);
  });

  test.each(['NY', 'HI', 'MT'])('by video nobody is licensed in %s', async (state) => {
    expect(await search(byVideo(state), ['Cold or Flu by Video'], 0)).toEqual([]);
  });

  test('dietitians', async () => {
    const visit = ['Initial Nutrition Visit'];
    const ohio = await search(withDietitian('OH'), visit, 3);
    expect(ohio.map((row) => daysIn(row).length > 0)).toEqual([true, true, false]);
    const zones = (await search(withDietitian('TN'), visit, 3)).map(({ provider }) => provider.timezone);
    expect(new Set(zones).size).toBe(2);
    for (const [state, count] of [
      ['MT', 1],
      ['CA', 1],
      ['AK', 1],
      ['NY', 0],
      ['HI', 0],
      ['DC', 0],
    ] as const) {
      expect(await search(withDietitian(state), visit, 3), state).toHaveLength(count);
    }
  });

  test('walk-in vaccines', async () => {
    const fetchName = async (store: string) => {
      const query = {
        'filter.businessName': 'pharmacy',
        'filter.divisionNumber': '014',
        'filter.storeNumber': store,
      };
      const { status, body } = await backend.guest().send('GET', paths.clinicDetails, { query });
      return status === 200 && checkClinicDetailsReply(body) ? body.data.clinic.name : status;
    };
    expect(await fetchName('00500')).toBe('Kroger Pharmacy at Main Street');
    expect(await fetchName('00501')).toBe('Kroger Pharmacy at Oak Avenue');
    expect(await fetchName('45225')).toBe(404);
  });
});
