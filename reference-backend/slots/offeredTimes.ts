import { type Sql, sql } from '../database/sql.ts';
import type { SlotWindow } from './SlotWindow.ts';

/**
 * A query of the times at which providers begin visits, booked or not: the hours of each day without the break, in
 * steps of `slot_minutes`, as long as the whole visit fits. Hours are wall times in the provider's zone; a wall time
 * that the clocks skip is left out. So are times that are past, and days that are too near or too far ahead to be
 * booked. Each day's hours are looked up by their key: `limit 1` keeps the planner from reading the hours of the whole
 * chain instead.
 * @param asked rows of provider_id, timezone, slot_minutes, service_id, minutes, min_days_ahead, max_days_ahead
 * @returns rows of provider_id, service_id, day, wall_time, starts_at, slot_minutes, minutes
 */
export const offeredTimes = (asked: Sql, { startDate, endDate, now }: Omit<SlotWindow, 'guest'>): Sql => sql`
  select a.provider_id, a.service_id, d.day, t.wall_time, i.starts_at, a.slot_minutes, a.minutes
  from (${asked}) a
  cross join lateral (select (${now.toISOString()}::timestamptz at time zone a.timezone)::date as today) here
  cross join lateral (
    select day::date as day
    from generate_series(
      greatest(${startDate}::date, here.today + a.min_days_ahead)::timestamp,
      least(${endDate}::date, here.today + a.max_days_ahead)::timestamp,
      interval '1 day'
    ) as day
  ) d
  left join lateral (
    select * from hour_exceptions e where e.provider_id = a.provider_id and e.day = d.day limit 1
  ) e on true
  left join lateral (
    select * from weekly_hours w where w.provider_id = a.provider_id and w.weekday = extract(isodow from d.day)::int limit 1
  ) w on e.provider_id is null
  cross join lateral (values
    (coalesce(e.opens, w.opens), coalesce(e.break_starts, w.break_starts, e.closes, w.closes)),
    (coalesce(e.break_ends, w.break_ends), coalesce(e.closes, w.closes))
  ) as open_span (starts, ends)
  cross join lateral generate_series(
    d.day + open_span.starts,
    d.day + open_span.ends - make_interval(mins => a.minutes),
    make_interval(mins => a.slot_minutes)
  ) as t (wall_time)
  cross join lateral (select t.wall_time at time zone a.timezone as starts_at) i
  where i.starts_at > ${now.toISOString()}::timestamptz
    and i.starts_at at time zone a.timezone = t.wall_time`;
