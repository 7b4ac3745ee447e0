import type { Clinic } from '../../schemas/generated/api/places/clinic-details/reply.js';
import { text } from '../database/columns.ts';
import type { Queries } from '../database/Database.ts';
import { sql } from '../database/sql.ts';
import { freeTimes } from '../slots/freeTimes.ts';

interface Wanted {
  readonly providerIds: readonly string[];
  readonly serviceId: number;
  readonly now: Date;
  readonly guest: string;
}

const DAYS = 14;
const DAY_MS = 86_400_000;

const formatDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** When a visit to each place for the service can next be booked, within two weeks; by the id of the place. */
export async function nextTimes(
  queries: Pick<Queries, 'rows'>,
  { providerIds, serviceId, now, guest }: Wanted,
): Promise<ReadonlyMap<string, NonNullable<Clinic['nextAvailableAppointment']>>> {
  const asked = sql`
    select p.provider_id, p.timezone, p.slot_minutes, s.service_id, s.minutes,
      greatest(s.lead_time_days, p.booked_out_days) as min_days_ahead, s.max_days_ahead
    from providers p join provider_services using (provider_id) join services s using (service_id)
    where p.provider_id = any(${providerIds}::text[]) and s.service_id = ${serviceId}::int and s.max_days_ahead is not null`;
  const startDate = formatDay(now.getTime() - DAY_MS); // places west of Greenwich may still have the day before
  const endDate = formatDay(now.getTime() + DAYS * DAY_MS);
  const found = await queries.rows(
    sql`
    select distinct on (provider_id) provider_id, timezone,
      to_char(wall_time, 'YYYY-MM-DD HH24:MI:SS') as starts,
      to_char(wall_time + make_interval(mins => minutes), 'YYYY-MM-DD HH24:MI:SS') as ends
    from (${freeTimes(asked, { startDate, endDate, now, guest })}) free join providers using (provider_id)
    order by provider_id, starts_at`,
    { provider_id: text, timezone: text, starts: text, ends: text },
  );
  return new Map(
    found.map(({ provider_id: id, timezone, starts, ends }) => [
      id,
      { start: { value: starts, timezone }, end: { value: ends, timezone } },
    ]),
  );
}
