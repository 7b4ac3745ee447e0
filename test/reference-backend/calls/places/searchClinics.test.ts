import { describe, expect, test } from 'vitest';
import { checkClinicInfoReply } from '../../../../schemas/generated/api/places/clinic-info/reply.js';
import { checkListClinicsReply } from '../../../../schemas/generated/api/places/list-clinics/reply.js';
import { type Clinic, checkSearchClinicsReply } from '../../../../schemas/generated/api/places/search-clinics/reply.js';
import { paths, readCode } from '../../support/calls.ts';
import { kindsOfCalls } from '../../support/databases.ts';
import { suiteBackend } from '../../support/suiteBackend.ts';

const cincinnati = { freeFormAddress: 'Cincinnati, OH' };
/** On Monday, 10:00 in Ohio. */
const morning = '2027-03-01T15:00:00Z';

const waitOf = ({ waitTimeInfo }: Clinic): number => waitTimeInfo?.waitMinutes ?? Number.POSITIVE_INFINITY;

describe.each(kindsOfCalls)('clinics on %s', (kind) => {
  const backend = suiteBackend({}, kind);

  const search = async (query: Readonly<Record<string, string>>) =>
    await backend().guest().ask(checkSearchClinicsReply, 'GET', paths.clinicSearch, { query });
  const refusal = async (path: string, query: Readonly<Record<string, string>>) => {
    const { status, body } = await backend().guest().send('GET', path, { query });
    return [status, readCode(body)];
  };

  test('near a place come page by page, nearest first', async () => {
    const all = await search({ ...cincinnati, pageSize: '50' });
    const pages = await Promise.all(['1', '2', '3'].map((page) => search({ ...cincinnati, page })));

    expect(all.meta.clinics.total).toBe(all.data.clinics.length);
    expect(pages.map(({ data }) => data.clinics.length)).toEqual([4, 4, all.meta.clinics.total - 8]);
    expect(pages.flatMap(({ data }) => data.clinics)).toEqual(all.data.clinics);
    expect(pages.map(({ meta }) => meta.clinics.total)).toEqual([11, 11, 11]);
    const distances = all.data.clinics.map(({ distance = -1 }) => distance);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(distances[0]).toBeGreaterThan(0);
    expect((await search({ ...cincinnati, page: '9' })).data.clinics).toEqual([]);
  });

  test.each(['Cincinnati', 'cincinnati oh', 'OH, Cincinnati'])(
    'near %s are those near the place that guests mean',
    async (typed) => {
      const { clinics } = (await search({ freeFormAddress: typed })).data;
      expect(clinics).toEqual((await search(cincinnati)).data.clinics);
    },
  );

  test('near a point are those near the place that is there', async () => {
    const [nearest] = (await search({ latLong: '39.1031,-84.512', pageSize: '1' })).data.clinics;
    expect(nearest?.address.cityTown).toBe('Cincinnati');
    const exact = await search({ latLong: '39.103118200000004,-84.51201960000001', pageSize: '1' });
    expect(exact.data.clinics[0]?.id).toBe(nearest?.id);
    expect((await search({ latLong: '48.2,-114.3' })).meta.clinics.total).toBe(0); // Kalispell, MT
    expect((await search({ ...cincinnati, latLong: '48.2,-114.3' })).meta.clinics.total).toBe(11);
  });

  test('by wait have the shortest first, and those that report none last', async () => {
    await backend().setClock(morning);
    const { clinics } = (await search({ ...cincinnati, sortBy: 'waitTime', pageSize: '50' })).data;
    const nearest = (await search({ ...cincinnati, pageSize: '50' })).data.clinics;
    const waits = clinics.map(waitOf);

    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
    expect(new Set(waits).size).toBeGreaterThan(2);
    expect(clinics).not.toEqual(nearest);
    for (const same of new Set(waits)) {
      const withSame = (list: readonly Clinic[]) => list.filter((one) => waitOf(one) === same).map(({ id }) => id);
      expect(withSame(clinics)).toEqual(withSame(nearest));
    }
    expect(JSON.stringify(clinics)).not.toContain('99999');
  });

  test('have waits that change with the clock', async () => {
    const waitsAt = async (time: string) => {
      await backend().setClock(time);
      return (await search({ ...cincinnati, pageSize: '50' })).data.clinics.map(waitOf);
    };
    expect(await waitsAt(morning)).not.toEqual(await waitsAt('2027-03-01T16:00:00Z'));
  });

  test('are as many as were asked for at most, within so many miles', async () => {
    expect((await search({ ...cincinnati, maxResults: '3' })).meta.clinics.total).toBe(3);
    const near = (await search({ ...cincinnati, radiusInMiles: '3', pageSize: '50' })).data.clinics;
    expect(near.length).toBeLessThan(11);
    for (const { distance } of near) expect(distance).toBeLessThanOrEqual(3);
  });

  test('are listed for a business, with the next time of a service', async () => {
    const list = async (query: Readonly<Record<string, string>>) =>
      (
        await backend()
          .guest()
          .ask(checkListClinicsReply, 'GET', paths.clinics, { query: { 'filter.freeFormAddress': '45202', ...query } })
      ).data.clinics;
    expect((await list({})).map(({ name }) => name.slice(0, 17))).toEqual(Array(4).fill('The Little Clinic'));
    const pharmacies = await list({ 'filter.businessName': 'pharmacy', 'filter.reasonId': '201', 'page.size': '2' });
    expect(pharmacies).toHaveLength(2);
    expect(pharmacies[0]?.name).toContain('Pharmacy');
    const rest = await list({ 'filter.businessName': 'pharmacy', 'page.offset': '1', 'page.size': '1' });
    expect(rest[0]?.id).toBe(pharmacies[1]?.id);
    const [first] = await list({ 'filter.latLng': '39.1,-84.5', 'filter.maxResults': '1', 'filter.radius': '50' });
    expect(first?.nextAvailableAppointment?.start.timezone).toBe('America/New_York');
  });

  test('have details of their own', async () => {
    const { clinic } = (await backend().guest().ask(checkClinicInfoReply, 'GET', `${paths.clinicInfo}/014/45225`, {}))
      .data;
    expect(clinic).toMatchObject({ id: '01445225', name: 'The Little Clinic at Lincoln Way' });
    expect(clinic).not.toHaveProperty('distance');
    expect(await refusal(`${paths.clinicInfo}/014/99999`, {})).toEqual([404, 'clinicNotFound']);
    expect(await refusal(`${paths.clinicInfo}/014/00500`, {})).toEqual([404, 'clinicNotFound']); // a pharmacy
    for (const numbers of ['14/45225', '01/445225', '0144/5225']) {
      expect(await refusal(`${paths.clinicInfo}/${numbers}`, {})).toEqual([404, 'clinicNotFound']);
    }
  });

  test.each([
    ['an unknown place', { freeFormAddress: '00000' }, [404, 'locationUnavailable']],
    ['nothing', {}, [400, 'required']],
    ['half a point', { latLong: '39.1' }, [400, 'pattern']],
    ['a point beyond the pole', { latLong: '90.5,10' }, [400, 'pattern']],
    ['page 0', { ...cincinnati, page: '0' }, [400, 'pattern']],
    ['too many', { ...cincinnati, maxResults: '51' }, [400, 'pattern']],
    ['another order', { ...cincinnati, sortBy: 'price' }, [400, 'enum']],
  ])('asked for with %s are refused', async (_what, query, expected) => {
    expect(await refusal(paths.clinicSearch, query)).toEqual(expected);
  });
});
