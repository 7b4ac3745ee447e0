import { describe, expect, test } from 'vitest';
import { checkListServicesReply } from '../../../schemas/generated/api/services/list-services/reply.js';
import { checkValidateBenefitCodeReply } from '../../../schemas/generated/api/services/validate-benefit-code/reply.js';
import { clinic, paths, reservation } from '../support/calls.ts';
import { kindsOfCalls } from '../support/databases.ts';
import { daysIn, find, idsIn } from '../support/find.ts';
import { suiteBackend } from '../support/suiteBackend.ts';

const near = (
  place: string,
  serviceIds: string | readonly string[],
  businesses: string | readonly string[] = 'tlc',
) => ({
  'filter.businessNames': businesses,
  'filter.serviceIds': serviceIds,
  'filter.freeFormAddress': place,
});
const both = ['tlc', 'pharmacy'];

describe.each(kindsOfCalls)('places on %s', (kind) => {
  const backend = suiteBackend({}, kind);

  test('vaccines are given in clinics and in pharmacies, nearest first', async () => {
    const { rows } = await find(backend().guest(), near('45202', '101', both));
    const distances = rows.map(({ provider }) => provider.distance ?? -1);

    expect(new Set(rows.map(({ provider }) => provider.businessName))).toEqual(new Set(both));
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    expect(rows.length).toBeGreaterThan(10);
  });

  test('an answer says when it left some out', async () => {
    const most = { 'filter.maxResults': '5' };
    const all = await find(backend().guest(), near('45202', '101', both));
    const some = await find(backend().guest(), { ...near('45202', '101', both), ...most });

    expect(idsIn(some.rows)).toEqual(idsIn(all.rows).slice(0, 5));
    expect([all.warnings, some.warnings]).toEqual([[], ['moreProviders']]);
  });

  test('some lack a vaccine that others have', async () => {
    const { rows } = await find(backend().guest(), near('45202', ['101', '114'], both));
    const offered = rows.map(({ services }) => services.map(({ isAvailable }) => isAvailable));

    expect(offered).toContainEqual([true, true]);
    expect(offered).toContainEqual([true, false]);
  });

  test('a vaccine that has to be prepared is free after its lead time only', async () => {
    const { rows } = await find(backend().guest(), near('45202', '304'));
    const first = rows.map((row) => daysIn(row)[0]).filter((day) => day !== undefined);
    expect(first.toSorted()[0]).toBe('2027-03-07');
    const guest = backend().guest();
    const early = { ...reservation('08:00:00'), serviceId: 304 };
    expect((await guest.send('POST', paths.reservations, { body: early })).status).toBe(409);
    const later = { ...early, reservationTime: '2027-03-08 08:00:00' };
    expect((await guest.send('POST', paths.reservations, { body: later })).status).toBe(200);
  });

  test('one in Columbus is full for 20 days', async () => {
    const { rows } = await find(backend().guest(), near('Columbus, OH', '29'));
    const full = rows.filter((row) => daysIn(row).length === 0);
    expect(full).toHaveLength(1);
    const later = { 'filter.startDate': '2027-03-14', 'filter.endDate': '2027-03-27' };
    const { rows: then } = await find(backend().guest(), { ...near('Columbus, OH', '61'), ...later });
    const same = then.find(({ provider }) => provider.providerId === full[0]?.provider.providerId);
    expect(daysIn(same)[0]).toBe('2027-03-20');
  });

  describe('a benefit code', () => {
    test.each([
      ['CARE2027', true],
      ['harvest', true],
      ['  Care2027 ', true],
      ['CARE2026', false],
      ["' or 1=1 --", false],
    ])('%j is valid: %s', async (code, isValid) => {
      const query = { 'filter.benefitCode': code };
      const { data } = await backend().guest().ask(checkValidateBenefitCodeReply, 'GET', paths.benefitCode, { query });
      expect(data.validation.isValid).toBe(isValid);
    });

    test('marks the places that accept it, and puts them first', async () => {
      const { rows, warnings } = await find(backend().guest(), {
        ...near('45202', '101', both),
        'filter.benefitCode': 'harvest',
      });
      const marks = rows.map(({ provider }) => provider.isBenefitCode);
      const accepting = rows.filter(({ provider }) => provider.isBenefitCode).map(({ provider }) => provider.distance);

      expect(warnings).toEqual([]);
      expect(marks).toEqual([...marks].sort((a, b) => Number(b) - Number(a)));
      expect(new Set(marks)).toEqual(new Set([true, false]));
      expect(accepting).toEqual(accepting.toSorted((a, b) => (a ?? 0) - (b ?? 0)));
    });

    test('that is none marks nothing and is warned of', async () => {
      const plain = await find(backend().guest(), near('45202', '101', both));
      const coded = await find(backend().guest(), { ...near('45202', '101', both), 'filter.benefitCode': 'CARE2026' });

      expect(coded).toEqual({ rows: plain.rows, warnings: ['invalidBenefitCode'] });
      expect(plain.rows.every(({ provider }) => provider.isBenefitCode === undefined)).toBe(true);
    });
  });

  describe('the services of a location', () => {
    const ask = (query: Record<string, string>) =>
      backend()
        .guest()
        .send('GET', paths.servicesAtLocation, { query: { 'filter.businessNames': 'pharmacy', ...query } });

    test('are those that it gives', async () => {
      const { data } = await backend()
        .guest()
        .ask(checkListServicesReply, 'GET', paths.servicesAtLocation, {
          query: { 'filter.businessNames': both, 'filter.locationId': '01400500' },
        });
      const names = data.services.map(({ name }) => name);
      expect(names).toContain('Walk-In Flu Vaccine');
      expect(names).not.toContain('Sore Throat');
    });

    test('of another business are none', async () => {
      const { body } = await ask({ 'filter.locationId': clinic.locationNumber, 'filter.businessNames': 'dietitian' });
      expect(body).toEqual({ data: { services: [] } });
    });

    test.each([
      ['a location that does not exist', { 'filter.locationId': '99999999' }, 404],
      ['no location', {}, 400],
      ['a location that is none', { 'filter.locationId': 'x' }, 400],
    ])('%s is refused', async (_what, query, status) => {
      expect((await ask({ ...query })).status).toBe(status);
    });
  });
});
