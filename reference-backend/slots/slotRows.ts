import { type Column, integer, json, nullable, text } from '../database/columns.ts';
import { type Sql, sql } from '../database/sql.ts';
import type { Calendar } from './calendar/Calendar.ts';
import { calendars } from './calendar/calendars.ts';
import { freeDays } from './calendar/freeDays.ts';
import { readCalendar } from './calendar/readCalendar.ts';
import { writeTime } from './calendar/writeTime.ts';
import { withOwnClaims } from './ownClaims.ts';
import type { SlotSource } from './SlotSource.ts';
import type { SlotWindow } from './SlotWindow.ts';
import { searchLimits } from './searchLimits.ts';

/** A service of the search, and the service of the provider that has the same times; null where it lacks the service. */
type Searched = readonly [serviceId: number, timesOf: number | null];

const readSearched: Column<readonly Searched[]> = (value) => {
  if (!Array.isArray(value)) throw new TypeError('expected a list of services');
  return value.map(([serviceId, timesOf]: readonly unknown[]) => [integer(serviceId), nullable(integer)(timesOf)]);
};

/**
 * Reads one row per provider, as in `schemas/parts/time/time-slot-row.json`, with a single statement.
 * @param chosen a query of provider_id, position (in the reply) and marks (what this reply adds to the provider)
 * @param serviceIds in the order of the reply; a service that a provider lacks is there with isAvailable false
 * @returns each row as JSON text: as objects, thousands of times would cost more than all else of a search
 */
export async function slotRows(
  source: SlotSource,
  chosen: Sql,
  serviceIds: readonly number[],
  window: SlotWindow,
): Promise<readonly string[]> {
  // Services of the same length and with the same days ahead have the same times, which are computed for the first of
  // them.
  const given = sql`
    select *, min(service_id) over (partition by provider_id, minutes, min_days_ahead, max_days_ahead) as times_of
    from (
      select p.provider_id, p.timezone, p.slot_minutes, s.service_id, s.minutes,
        greatest(s.lead_time_days, p.booked_out_days) as min_days_ahead, s.max_days_ahead
      from chosen
      join providers p using (provider_id)
      join provider_services using (provider_id)
      join services s using (service_id)
      where s.service_id = any(${serviceIds}::int[])
    ) one`;
  const asked = sql`select * from given where service_id = times_of and max_days_ahead is not null`;
  const rows = await source.rows(
    sql`
    with chosen as materialized (select * from (${chosen}) asked order by position limit ${searchLimits.providers + 1}::int),
    searched as (select * from unnest(${serviceIds}::int[]) with ordinality as searched (service_id, position)),
    given as materialized (${given}),
    calendars as materialized (${calendars(asked, window)})
    select c.provider_id, d.document || c.marks as provider, k.calendar, (
      select json_agg(json_build_array(searched.service_id, g.times_of) order by searched.position)
      from searched left join given g on g.provider_id = c.provider_id and g.service_id = searched.service_id
    ) as services
    from chosen c
    left join calendars k on k.provider_id = c.provider_id
    cross join lateral (select document from provider_documents d where d.provider_id = c.provider_id limit 1) d
    order by c.position`,
    { provider_id: text, provider: json, calendar: nullable(readCalendar), services: readSearched },
  );
  const own = (await source.ownClaims?.()) ?? [];
  return rows.map(({ provider_id, provider, calendar, services }) => {
    const current = calendar && withOwnClaims(calendar, provider_id, own);
    return `{"provider":${JSON.stringify(provider)},"services":[${writeServices(services, current, window.now).join(',')}]}`;
  });
}

function writeServices(services: readonly Searched[], calendar: Calendar | null, now: Date): readonly string[] {
  const written = new Map(
    calendar?.visits.map((visit) => [visit.serviceId, freeDays(calendar, visit, now).map(writeDay).join(',')]),
  );
  return services.map(
    ([id, timesOf]) =>
      `{"id":${id},"isAvailable":${timesOf !== null},"availability":[${written.get(timesOf ?? 0) ?? ''}]}`,
  );
}

function writeDay({ date, times }: ReturnType<typeof freeDays>[number]): string {
  let slots = '';
  for (const wall of times) slots += `${slots === '' ? '' : ','}{"value":"${writeTime(date, wall)}"}`;
  return `{"date":"${date}","timeslots":[${slots}]}`;
}
