import type { ZonedTime } from '../../schemas/generated/api/places/clinic-details/reply.js';
import { integer, text } from '../database/columns.ts';
import { sql } from '../database/sql.ts';
import { freeTimes } from '../slots/freeTimes.ts';
import type { Searches } from '../slots/searchQueue.ts';

interface Wanted {
  readonly providerId: string;
  readonly serviceId: number;
  readonly now: Date;
  readonly guest: string;
}

/** A visit that could be booked. */
export interface NextTime {
  readonly start: ZonedTime;
  readonly end: ZonedTime;
  /** Minutes from now to its start. */
  readonly inMinutes: number;
  readonly isToday: boolean;
}

const DAYS = 14;
const DAY_MS = 86_400_000;

const formatDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The next time at which the place is free for the service, within two weeks. */
export async function nextTime(searches: Searches, wanted: Wanted): Promise<NextTime | undefined> {
  const { providerId, serviceId, now, guest } = wanted;
  const asked = sql`
    select p.provider_id, p.timezone, p.slot_minutes, s.service_id, s.minutes,
      greatest(s.lead_time_days, p.booked_out_days) as min_days_ahead, s.max_days_ahead
    from providers p join provider_services using (provider_id) join services s using (service_id)
    where p.provider_id = ${providerId} and s.service_id = ${serviceId}::int and s.max_days_ahead is not null`;
  const startDate = formatDay(now.getTime() - DAY_MS); // places west of Greenwich may still have the day before
  const endDate = formatDay(now.getTime() + DAYS * DAY_MS);
  const [found] = await searches.rows(
    sql`
    select to_char(wall_time, 'YYYY-MM-DD HH24:MI:SS') as starts,
      to_char(wall_time + make_interval(mins => minutes), 'YYYY-MM-DD HH24:MI:SS') as ends, timezone,
      ceil(extract(epoch from starts_at - ${now.toISOString()}::timestamptz) / 60)::int as in_minutes,
      (day - (${now.toISOString()}::timestamptz at time zone timezone)::date)::int as in_days
    from (${freeTimes(asked, { startDate, endDate, now, guest })}) free join providers using (provider_id)
    order by starts_at limit 1`,
    { starts: text, ends: text, timezone: text, in_minutes: integer, in_days: integer },
  );
  if (!found) return undefined;
  const { starts, ends, timezone, in_minutes: inMinutes, in_days: inDays } = found;
  return {
    start: { value: starts, timezone },
    end: { value: ends, timezone },
    inMinutes,
    isToday: inDays === 0,
  };
}
