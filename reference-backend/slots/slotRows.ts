import { json } from '../database/columns.ts';
import type { Queries } from '../database/Database.ts';
import { type Sql, sql } from '../database/sql.ts';
import { freeTimes } from './freeTimes.ts';
import type { SlotWindow } from './SlotWindow.ts';
import { searchLimits } from './searchLimits.ts';

/**
 * Reads one row per provider, as in `schemas/parts/time/time-slot-row.json`, with a single statement. The times are put
 * together as json, which is written once, because jsonb would be taken apart at every level.
 * @param chosen a query of provider_id, position (in the reply) and marks (what this reply adds to the provider)
 * @param serviceIds in the order of the reply; a service that a provider lacks is there with isAvailable false
 * @returns JSON, not yet checked
 */
export async function slotRows(
  queries: Pick<Queries, 'rows'>,
  chosen: Sql,
  serviceIds: readonly number[],
  window: SlotWindow,
): Promise<readonly unknown[]> {
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
  const rows = await queries.rows(
    sql`
    with chosen as materialized (select * from (${chosen}) asked order by position limit ${searchLimits.providers + 1}::int),
    searched as (select * from unnest(${serviceIds}::int[]) with ordinality as searched (service_id, position)),
    given as materialized (${given}),
    free as materialized (${freeTimes(asked, window)}),
    by_day as (
      select provider_id, service_id, day,
        json_agg(json_build_object('value', to_char(wall_time, 'YYYY-MM-DD HH24:MI:SS')) order by wall_time) as timeslots
      from free group by provider_id, service_id, day
    ),
    by_service as materialized (
      select provider_id, service_id,
        json_agg(json_build_object('date', to_char(day, 'YYYY-MM-DD'), 'timeslots', timeslots) order by day) as availability
      from by_day group by provider_id, service_id
    ),
    by_provider as (
      select c.provider_id, json_agg(json_build_object(
        'id', searched.service_id,
        'isAvailable', g.service_id is not null,
        'availability', coalesce(s.availability, '[]'::json)
      ) order by searched.position) as services
      from chosen c
      cross join searched
      left join given g on g.provider_id = c.provider_id and g.service_id = searched.service_id
      left join by_service s on s.provider_id = c.provider_id and s.service_id = g.times_of
      group by c.provider_id
    )
    select json_build_object(
      'provider', d.document || c.marks,
      'services', b.services
    ) as slot_row
    from chosen c join by_provider b using (provider_id)
    cross join lateral (select document from provider_documents d where d.provider_id = c.provider_id limit 1) d
    order by c.position`,
    { slot_row: json },
  );
  return rows.map(({ slot_row }) => slot_row);
}
