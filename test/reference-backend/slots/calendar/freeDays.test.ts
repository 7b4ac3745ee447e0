import fc from 'fast-check';
import { DateTime } from 'luxon';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { text } from '../../../../reference-backend/database/columns.ts';
import { sql } from '../../../../reference-backend/database/sql.ts';
import { freeTimes } from '../../../../reference-backend/slots/freeTimes.ts';
import type { SlotWindow } from '../../../../reference-backend/slots/SlotWindow.ts';
import { slotRows } from '../../../../reference-backend/slots/slotRows.ts';
import { kindsOfCalls } from '../../support/databases.ts';
import { startBackend, type TestBackend } from '../../support/TestBackend.ts';
import { checkTimes } from '../expectedTimes.ts';

/** Days on which clocks change: in the United States and Havana, there at midnight, and by half an hour on Lord Howe. */
const changes = ['2027-03-14', '2027-11-07', '2028-03-12', '2028-11-05', '2027-04-04', '2027-10-03', '2028-04-02'];
const ordinary = ['2026-12-23', '2027-07-03', '2028-02-28', '2026-12-31'];

/** Clinics that never close, but for a break; one opens at odd seconds. */
const zones = ['America/New_York', 'America/Havana', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'America/Phoenix'];
const nightClinics = zones.map((_zone, index) => `9990000${index}`);

/** What guests and clinics may do to a time, `minutes` from the beginning of the window. */
const claim = fc.record({
  minutes: fc.integer({ min: -26 * 12, max: 5 * 24 * 12 }).map((steps) => steps * 5),
  by: fc.constantFrom('rival', 'rival', 'booked', 'asker', 'expired'),
});

describe.each(kindsOfCalls)('the times of a search on %s', (kind) => {
  let backend: TestBackend;
  let seeded: readonly string[];
  beforeAll(async () => {
    backend = await startBackend({}, kind);
    const { database } = backend;
    const rows = await database.rows(sql`select provider_id from providers order by provider_id`, {
      provider_id: text,
    });
    seeded = rows.map(({ provider_id }) => provider_id);
    for (const [index, id] of nightClinics.entries())
      await database.script(`
        insert into providers (provider_id, business_name, brand, legal_name, vanity_name, phone, timezone, slot_minutes)
          select '${id}', business_name, brand, legal_name, vanity_name, phone, '${zones[index]}', ${15 + 5 * index}
          from providers where provider_id = '${seeded[0]}';
        insert into weekly_hours select '${id}', weekday, '00:00${index === 4 ? ':30' : ''}', '24:00', '12:00', '12:30' from generate_series(1, 6) weekday;
        insert into weekly_hours values ('${id}', 7, '00:00', '24:00', null, null);
        insert into hour_exceptions values ('${id}', '2027-03-13', '01:10', '23:50', '02:00', '03:10', 'Early'), ('${id}', '2027-11-08', null, null, null, null, 'Closed');
        insert into provider_services select '${id}', service_id from services where 'tlc' = any(business_names)`);
    await database.script(`insert into appointments (appointment_id, confirm_code, provider_id, service_ids, status, patient_key, created_at)
      values ('booked', 'code', '${seeded[0]}', '{29}', 'BOOKED', 'key', '2026-01-01')`);
  }, 60_000);
  afterAll(() => backend.close());

  const plainTimes = async (providerId: string, serviceId: number, window: SlotWindow) => {
    const asked = sql`
      select p.provider_id, p.timezone, p.slot_minutes, s.service_id, s.minutes,
        greatest(s.lead_time_days, p.booked_out_days) as min_days_ahead, s.max_days_ahead
      from providers p join provider_services using (provider_id) join services s using (service_id)
      where p.provider_id = ${providerId} and s.service_id = ${serviceId}::int and s.max_days_ahead is not null`;
    const rows = await backend.database.rows(
      sql`select to_char(wall_time, 'YYYY-MM-DD HH24:MI:SS') as time from (${freeTimes(asked, window)}) free order by wall_time`,
      { time: text },
    );
    return rows.map(({ time }) => time);
  };

  test('are those of the plain query, whatever others take, around every clock change', async () => {
    let found = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...seeded, ...nightClinics.flatMap((id) => Array(40).fill(id))),
        fc.constantFrom(29, 52, 63, 41, 61, 304, 201),
        fc.constantFrom(...changes, ...ordinary),
        fc.integer({ min: -2, max: 1 }),
        fc.integer({ min: 0, max: 4 }),
        fc.integer({ min: -20 * 24 * 60, max: 2 * 24 * 60 }),
        fc.array(claim, { maxLength: 40 }),
        async (providerId, serviceId, day, shift, length, nowShift, claims) => {
          const first = DateTime.fromISO(day, { zone: 'utc' }).plus({ days: shift });
          const now = first.plus({ minutes: nowShift });
          await backend.database.script('delete from claims');
          await backend.database.run(sql`
            insert into claims (provider_id, starts_at, guest, expires_at, appointment_id)
            select ${providerId}, ${first.toISO() ?? ''}::timestamptz + make_interval(mins => minutes), by,
              case when by <> 'booked' then ${now.toISO() ?? ''}::timestamptz + case when by = 'expired' then interval '0' else interval '1 minute' end end,
              case when by = 'booked' then 'booked' end
            from jsonb_to_recordset(${JSON.stringify(claims)}::jsonb) as c (minutes int, by text)
            on conflict do nothing`);
          const window = {
            startDate: first.toISODate() ?? '',
            endDate: first.plus({ days: length }).toISODate() ?? '',
            now: now.toJSDate(),
            guest: 'asker',
          };
          const chosen = sql`select ${providerId}::text as provider_id, 1 as position, '{}'::jsonb as marks`;
          const [row] = await slotRows(backend.database, chosen, [serviceId], window);
          const times = checkTimes(JSON.parse(row ?? ''));
          found += times.length;
          expect(times).toEqual(await plainTimes(providerId, serviceId, window));
        },
      ),
      { numRuns: 300 },
    );
    expect(found).toBeGreaterThan(1000);
  }, 240_000);
});
