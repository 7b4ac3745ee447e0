import { flag, nullable, text } from '../database/columns.ts';
import type { Queries } from '../database/Database.ts';
import { type Sql, sql } from '../database/sql.ts';

/** The hours of one day of a place, as text in the place's own time zone. */
export interface DayOfHours {
  /** 'Monday' */
  readonly day: string;
  /** '8:00 AM - 7:40 PM', or 'Closed'. */
  readonly hours: string;
  /** '1:00 PM - 2:00 PM' */
  readonly lunch?: string;
  /** Whether the place is open at this moment; only possible for today. */
  readonly isOpenNow: boolean;
}

const CLOSED = 'Closed';

/** Formats hours as '8:00 AM - 7:40 PM'; null where there are none. */
const formatHours = (from: Sql, until: Sql): Sql =>
  sql`to_char(d.day + ${from}, 'FMHH12:MI AM') || ' - ' || to_char(d.day + ${until}, 'FMHH12:MI AM')`;

const lies = (from: Sql, until: Sql): Sql =>
  sql`coalesce(here.wall >= d.day + ${from} and here.wall < d.day + ${until}, false)`;

/** Seven days, today first, each with its weekly hours or with the exception that replaces them on that date. */
export async function clinicHours(queries: Queries, providerId: string, now: Date): Promise<readonly DayOfHours[]> {
  const rows = await queries.rows(
    sql`
    select to_char(d.day, 'FMDay') as day,
      ${formatHours(sql`h.opens`, sql`h.closes`)} as hours,
      ${formatHours(sql`h.break_starts`, sql`h.break_ends`)} as lunch,
      ${lies(sql`h.opens`, sql`h.closes`)} and not ${lies(sql`h.break_starts`, sql`h.break_ends`)} as is_open_now
    from providers p
    cross join lateral (select ${now.toISOString()}::timestamptz at time zone p.timezone as wall) here
    cross join lateral (select here.wall::date + ahead as day, ahead from generate_series(0, 6) as ahead) d
    left join hour_exceptions e on e.provider_id = p.provider_id and e.day = d.day
    left join weekly_hours w on w.provider_id = p.provider_id and w.weekday = extract(isodow from d.day)::int
      and e.provider_id is null
    cross join lateral (select coalesce(e.opens, w.opens) as opens, coalesce(e.closes, w.closes) as closes,
      coalesce(e.break_starts, w.break_starts) as break_starts, coalesce(e.break_ends, w.break_ends) as break_ends) h
    where p.provider_id = ${providerId}
    order by d.ahead`,
    { day: text, hours: nullable(text), lunch: nullable(text), is_open_now: flag },
  );
  return rows.map(({ day, hours, lunch, is_open_now: isOpenNow }) => ({
    day,
    hours: hours ?? CLOSED,
    ...(lunch !== null && { lunch }),
    isOpenNow,
  }));
}
