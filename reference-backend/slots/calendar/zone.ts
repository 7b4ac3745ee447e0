import { type Sql, sql } from '../../database/sql.ts';
import type { SlotWindow } from '../SlotWindow.ts';

/** Clocks change at a quarter of an hour, in every zone. */
const STEP = sql`interval '15 minutes'`;

/**
 * The days of the window in a time zone, as the database knows them, in one JSON value: today (in days since 1970) and
 * the days, each with its date, offset from UTC at its begin and at its end, and when the clocks change, all in seconds.
 * A day that has no 24 hours has a change of the clocks, which is looked for from a little before its midnight, as the
 * change may leave out midnight itself.
 */
export const zone = (timezone: Sql, { startDate, endDate, now }: Omit<SlotWindow, 'guest'>): Sql => sql`
  select json_build_array((${now.toISOString()}::timestamptz at time zone ${timezone})::date - date '1970-01-01',
    json_agg(json_build_array(
      d.day::date, date_part('epoch', (i.first at time zone ${timezone}) - (i.first at time zone 'UTC')),
      date_part('epoch', (i.next at time zone ${timezone}) - (i.next at time zone 'UTC')), i.change
    ) order by d.day))
  from generate_series(${startDate}::date::timestamp, ${endDate}::date::timestamp, interval '1 day') as d (day)
  cross join lateral (
    select d.day at time zone ${timezone} as midnight, (d.day + interval '1 day') at time zone ${timezone} as next
  ) m
  cross join lateral (
    select m.next, (m.next - m.midnight <> interval '24 hours') as is_odd,
      case when m.next - m.midnight <> interval '24 hours' then m.midnight - interval '3 hours' else m.midnight end as first
  ) o
  cross join lateral (
    select o.first, o.next, case when o.is_odd then (
      select date_part('epoch', min(at)) from generate_series(o.first, o.next, ${STEP}) at
      where (at at time zone ${timezone}) - (o.first at time zone ${timezone}) <> at - o.first) end as change
  ) i`;
