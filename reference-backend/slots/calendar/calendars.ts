import { type Sql, sql } from '../../database/sql.ts';
import { isTaken } from '../isTaken.ts';
import type { SlotWindow } from '../SlotWindow.ts';
import { zones } from './zones.ts';

/**
 * A query of what the free times of providers follow from: their hours, and what others have taken. `freeTimes` has each
 * time; writing them all is what a search would spend its time with.
 * @param asked as in `offeredTimes`
 * @returns rows of provider_id and calendar, which {@link readCalendar} reads
 */
export const calendars = (asked: Sql, window: SlotWindow): Sql => sql`
  with asked as materialized (${asked}),
  zones as materialized (${zones(sql`select distinct timezone from asked`, window)})
  select provider.provider_id, json_build_array(
    provider.slot_minutes, provider.visits, zones.today, zones.days, weekly.hours, exceptions.hours, taken.starts
  ) as calendar
  from (
    select provider_id, timezone, slot_minutes,
      json_agg(json_build_array(service_id, minutes, min_days_ahead, max_days_ahead)) as visits
    from asked group by provider_id, timezone, slot_minutes
  ) provider
  join zones using (timezone)
  cross join lateral (
    select coalesce(json_agg(json_build_array(w.weekday, w.opens, w.closes, w.break_starts, w.break_ends)), '[]'::json) as hours
    from weekly_hours w where w.provider_id = provider.provider_id
  ) weekly
  cross join lateral (
    select coalesce(json_agg(json_build_array(e.day, e.opens, e.closes, e.break_starts, e.break_ends)), '[]'::json) as hours
    from hour_exceptions e
    where e.provider_id = provider.provider_id and e.day between ${window.startDate}::date and ${window.endDate}::date
  ) exceptions
  cross join lateral (
    select coalesce(json_agg(date_part('epoch', c.starts_at) order by c.starts_at), '[]'::json) as starts
    from claims c where c.provider_id = provider.provider_id and ${isTaken(window)}
  ) taken`;
