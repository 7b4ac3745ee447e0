import { flag, integer, nullable, text } from '../database/columns.ts';
import type { Queries } from '../database/Database.ts';
import { type Sql, sql } from '../database/sql.ts';

/** The hours of one day of a place, as text in the place's own time zone. */
export interface DayOfHours {
  /** 'Monday' */
  readonly day: string;
  /** '8:00 AM - 7:40 PM', or 'Closed'; on a day with hours of its own also why: 'Closed (Thanksgiving)'. */
  readonly hours: string;
  /** '1:00 PM - 2:00 PM' */
  readonly lunch?: string;
  /** What the place does at this moment; 'closed' for all days but today. */
  readonly at: 'open' | 'lunch' | 'closed';
  /** Minutes from now until the place closes on this day; missing on a day on which it is closed. */
  readonly closesIn?: number;
}

const CLOSED = 'Closed';

/** Formats hours as '8:00 AM - 7:40 PM'; null where there are none. */
const formatHours = (from: Sql, until: Sql): Sql =>
  sql`to_char(d.day + ${from}, 'FMHH12:MI AM') || ' - ' || to_char(d.day + ${until}, 'FMHH12:MI AM')`;

const lies = (from: Sql, until: Sql): Sql =>
  sql`coalesce(here.wall >= d.day + ${from} and here.wall < d.day + ${until}, false)`;

/**
 * Seven days of each place, today first, each with its weekly hours or with the exception that replaces them on that
 * date, by the id of the place.
 */
export async function clinicHours(
  queries: Pick<Queries, 'rows'>,
  providerIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, readonly DayOfHours[]>> {
  const rows = await queries.rows(
    sql`
    select p.provider_id, to_char(d.day, 'FMDay') as day, e.reason,
      ${formatHours(sql`h.opens`, sql`h.closes`)} as hours,
      ${formatHours(sql`h.break_starts`, sql`h.break_ends`)} as lunch,
      ${lies(sql`h.opens`, sql`h.closes`)} as is_open,
      ${lies(sql`h.break_starts`, sql`h.break_ends`)} as is_lunch,
      floor(extract(epoch from d.day + h.closes - here.wall) / 60)::int as closes_in
    from providers p
    cross join lateral (select ${now.toISOString()}::timestamptz at time zone p.timezone as wall) here
    cross join lateral (select here.wall::date + ahead as day, ahead from generate_series(0, 6) as ahead) d
    left join hour_exceptions e on e.provider_id = p.provider_id and e.day = d.day
    left join weekly_hours w on w.provider_id = p.provider_id and w.weekday = extract(isodow from d.day)::int
      and e.provider_id is null
    cross join lateral (select coalesce(e.opens, w.opens) as opens, coalesce(e.closes, w.closes) as closes,
      coalesce(e.break_starts, w.break_starts) as break_starts, coalesce(e.break_ends, w.break_ends) as break_ends) h
    where p.provider_id = any(${providerIds}::text[])
    order by p.provider_id, d.ahead`,
    {
      provider_id: text,
      day: text,
      reason: nullable(text),
      hours: nullable(text),
      lunch: nullable(text),
      is_open: flag,
      is_lunch: flag,
      closes_in: nullable(integer),
    },
  );
  const days = rows.map((row) => ({
    providerId: row.provider_id,
    day: row.day,
    hours: `${row.hours ?? CLOSED}${row.reason === null ? '' : ` (${row.reason})`}`,
    ...(row.lunch !== null && { lunch: row.lunch }),
    at: row.is_lunch ? ('lunch' as const) : row.is_open ? ('open' as const) : ('closed' as const),
    ...(row.closes_in !== null && { closesIn: row.closes_in }),
  }));
  return new Map(providerIds.map((id) => [id, days.filter(({ providerId }) => providerId === id)]));
}
