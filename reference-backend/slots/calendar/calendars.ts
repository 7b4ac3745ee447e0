import { type Sql, sql } from '../../database/sql.ts';
import { isTaken } from '../isTaken.ts';
import type { SlotWindow } from '../SlotWindow.ts';
import { zone } from './zone.ts';

/** The hours of a row, in seconds from midnight. */
const hours = (row: Sql): Sql =>
  sql`date_part('epoch', ${row}.opens), date_part('epoch', ${row}.closes), date_part('epoch', ${row}.break_starts), date_part('epoch', ${row}.break_ends)`;

/**
 * Columns of what the free times of a provider follow from, a row of providers named `p`: the visits, the hours, and
 * what others have taken. `freeTimes` has each time; writing them all is what a search would spend its time with. They
 * are subqueries of one provider, for which the planner has no order to look for, and each reads one range of an index.
 * The days of a time zone are in one of its rows.
 * @returns the columns that `readCalendars` reads
 */
export const calendars = (serviceIds: readonly number[], window: SlotWindow): Sql => sql`
  p.slot_minutes, p.timezone,
  case when row_number() over (partition by p.timezone) = 1 then (${zone(sql`p.timezone`, window)}) end as zone,
  to_json(array(
    select array[s.service_id, s.minutes, greatest(s.lead_time_days, p.booked_out_days), s.max_days_ahead]
    from provider_services o join services s using (service_id)
    where o.provider_id = p.provider_id and o.service_id = any(${serviceIds}::int[])
  )) as visits,
  to_json(array(
    select array[w.weekday, ${hours(sql`w`)}] from weekly_hours w where w.provider_id = p.provider_id
  )) as weekly,
  to_json(array(
    select json_build_array(e.day, ${hours(sql`e`)})
    from hour_exceptions e
    where e.provider_id = p.provider_id and e.day between ${window.startDate}::date and ${window.endDate}::date
  )) as exceptions,
  to_json(array(
    select date_part('epoch', c.starts_at)
    from claims c where c.provider_id = p.provider_id and ${isTaken(window)}
    order by c.starts_at
  )) as taken`;
