import fc from 'fast-check';
import { DateTime } from 'luxon';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { integer, nullable, text } from '../../../reference-backend/database/columns.ts';
import { sql } from '../../../reference-backend/database/sql.ts';
import { providersNear } from '../../../reference-backend/slots/providersNear.ts';
import { slotRows } from '../../../reference-backend/slots/slotRows.ts';
import { findPlace } from '../../../reference-backend/world/places/findPlace.ts';
import { kindsOfCalls } from '../support/databases.ts';
import { startBackend, type TestBackend } from '../support/TestBackend.ts';
import { checkTimes, expectedTimes } from './expectedTimes.ts';

/** The nights on which US clocks change, 2026 to 2030. */
const changes = [
  '2026-03-08',
  '2026-11-01',
  '2027-03-14',
  '2027-11-07',
  '2028-03-12',
  '2028-11-05',
  '2029-03-11',
  '2029-11-04',
  '2030-03-10',
  '2030-11-03',
];
const nightClinic = '99900001';

describe.each(kindsOfCalls)('free times on %s', (kind) => {
  let backend: TestBackend;
  let clinics: readonly string[];

  beforeAll(async () => {
    backend = await startBackend({}, kind);
    const { database } = backend;
    clinics = (
      await database.rows(sql`select provider_id from providers order by provider_id`, { provider_id: text })
    ).map(({ provider_id }) => provider_id);
    // A clinic that is open while the clocks change, which no seeded clinic is.
    await database.script(`
      insert into providers (provider_id, business_name, brand, legal_name, vanity_name, phone, timezone, slot_minutes)
        select '${nightClinic}', business_name, brand, legal_name, vanity_name, phone, timezone, 20
        from providers where provider_id = '${clinics[0]}';
      insert into weekly_hours select '${nightClinic}', weekday, '00:00', '24:00', '12:00', '12:30' from generate_series(1, 7) weekday;
      insert into provider_services select '${nightClinic}', service_id from services where 'tlc' = any(business_names)`);
  }, 60_000);
  afterAll(() => backend.close());

  const timesInSql = async (providerId: string, serviceId: number, startDate: string, days: number, now: Date) => {
    const endDate =
      DateTime.fromISO(startDate)
        .plus({ days: days - 1 })
        .toISODate() ?? '';
    const chosen = sql`select ${providerId}::text as provider_id, 1 as position, '{}'::jsonb as marks`;
    const [row] = await slotRows(backend.database, chosen, [serviceId], { startDate, endDate, now, guest: 'nobody' });
    return checkTimes(JSON.parse(row ?? 'null'));
  };

  test('are what hours, breaks, exceptions, lead times, days ahead and clocks say, around every clock change to 2030', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...clinics, nightClinic, nightClinic, nightClinic),
        fc.constantFrom(29, 52, 63, 41, 61, 304, 201),
        fc.constantFrom(...changes, '2026-12-23', '2027-11-24', '2027-07-03', '2028-02-28'),
        fc.integer({ min: -2, max: 2 }),
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: -95 * 24 * 60, max: 3 * 24 * 60 }),
        async (providerId, serviceId, day, shift, days, nowShift) => {
          const start = DateTime.fromISO(day).plus({ days: shift }).toISODate() ?? '';
          const now = DateTime.fromISO(`${start}T15:00:00Z`).plus({ minutes: nowShift });
          const expected = await expectedTimes(backend.database, { providerId, serviceId, start, days, now });
          expect(await timesInSql(providerId, serviceId, start, days, now.toJSDate())).toEqual(expected);
        },
      ),
      { numRuns: 150 },
    );
  }, 120_000);

  test('skip the hour that does not exist, and show the repeated one once', async () => {
    const at = (now: string) => new Date(now);
    const spring = await timesInSql(nightClinic, 29, '2027-03-14', 1, at('2027-03-13T12:00:00Z'));
    const autumn = await timesInSql(nightClinic, 29, '2027-11-07', 1, at('2027-11-06T12:00:00Z'));
    const hour = (times: readonly string[], wanted: string) => times.filter((time) => time.slice(11, 13) === wanted);

    expect(hour(spring, '01')).toHaveLength(3);
    expect(hour(spring, '02')).toEqual([]);
    expect(hour(spring, '03')).toHaveLength(3);
    expect(hour(autumn, '01')).toHaveLength(3);
  });

  test('avoid what is taken, with the whole length of the visit', async () => {
    const now = new Date('2027-03-01T05:30:00Z');
    await backend.database.script(
      `insert into claims (provider_id, starts_at, guest, reservation_code, expires_at)
       values ('${nightClinic}', '2027-03-01 09:20 America/New_York', 'rival', 'code', '2027-03-01T06:00:00Z')`,
    );
    const free = async (serviceId: number) => {
      const times = await timesInSql(nightClinic, serviceId, '2027-03-01', 1, now);
      return times.map((time) => time.slice(11, 16)).filter((time) => time >= '08:20' && time <= '10:00');
    };
    expect(await free(29)).toEqual(['08:20', '08:40', '09:00', '09:40', '10:00']); // 20 minutes
    expect(await free(52)).toEqual(['08:20', '08:40', '09:40', '10:00']); // 40 minutes
    expect(await free(63)).toEqual(['08:20', '09:40', '10:00']); // 60 minutes
  });

  test('come in the order and with the distances of a map', async () => {
    const place = findPlace('45202');
    if (!place) throw new Error('45202 is in Cincinnati');
    const near = (radius: number, limit: number) =>
      backend.database.rows(providersNear({ place, radius, limit, businessNames: ['tlc'] }), {
        provider_id: text,
        distance: nullable((value) => Number(value)),
      });

    const all = await near(50, 50);
    const distances = all.map(({ distance }) => distance ?? -1);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    expect(Math.max(...distances)).toBeLessThanOrEqual(50);
    expect((await near(50, 3)).map(({ provider_id }) => provider_id)).toEqual(
      all.slice(0, 3).map(({ provider_id }) => provider_id),
    );
    expect((await near(10, 50)).length).toBeLessThan(all.length);
  });

  test('the seeded world has 60 clinics and more, in five zones and more', async () => {
    const [row] = await backend.database.rows(
      sql`select count(*)::int as clinics, count(distinct timezone)::int as zones from providers where business_name = 'tlc' and lat is not null`,
      { clinics: integer, zones: integer },
    );
    expect(row?.clinics).toBeGreaterThanOrEqual(60);
    expect(row?.zones).toBeGreaterThanOrEqual(5);
  });
});
