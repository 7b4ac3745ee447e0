import { type Sql, sql } from '../database/sql.ts';
import type { SlotWindow } from './SlotWindow.ts';

/** Nothing can be booked further ahead, whatever the service allows. */
const HORIZON_DAYS = 90;

/**
 * A query of the times at which providers begin visits, booked or not: their hours of each day, less the break, in steps of
 * `slot_minutes`, as long as the whole visit fits. Hours are wall times of the provider's zone; a wall time that the clocks
 * skip does not exist. Times that are past are not offered.
 * @param asked rows of provider_id, timezone, slot_minutes, service_id, minutes, max_days_ahead
 * @returns rows of provider_id, service_id, day, wall_time, starts_at, slot_minutes, minutes
 */
export const offeredTimes = (asked: Sql, { startDate, endDate, now }: Omit<SlotWindow, 'guest'>): Sql => sql`
  select a.provider_id, a.service_id, d.day, t.wall_time, i.starts_at, a.slot_minutes, a.minutes
  from (${asked}) a
  cross join lateral (
    select day::date as day
    from generate_series(
      greatest(${startDate}::date, (${now.toISOString()}::timestamptz at time zone a.timezone)::date)::timestamp,
      least(
        ${endDate}::date,
        (${now.toISOString()}::timestamptz at time zone a.timezone)::date + least(a.max_days_ahead, ${HORIZON_DAYS}::int)
      )::timestamp,
      interval '1 day'
    ) as day
  ) d
  left join hour_exceptions e on e.provider_id = a.provider_id and e.day = d.day
  left join weekly_hours w on w.provider_id = a.provider_id and w.weekday = extract(isodow from d.day)::int and e.provider_id is null
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
