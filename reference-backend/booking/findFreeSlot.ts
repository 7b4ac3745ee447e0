import { DateTime } from 'luxon';
import { instant, integer, text } from '../database/columns.ts';
import type { Queries } from '../database/Database.ts';
import { sql } from '../database/sql.ts';
import { freeTimes } from '../slots/freeTimes.ts';
import type { Slot } from './claimSlot.ts';

/** The time to look for. */
export interface WantedSlot {
  /** Providers who can take the visit; the first of them who is free does. */
  readonly providerIds: readonly string[];
  /** Services of one visit; the longest one sets its length. */
  readonly serviceIds: readonly number[];
  /** 'YYYY-MM-DD HH:mm:ss' in the provider's zone. */
  readonly wallTime: string;
  readonly now: Date;
  readonly guest: string;
}

/**
 * Finds a slot among the same times that the search shows. It may still be lost to somebody else until it is claimed.
 */
export async function findFreeSlot(queries: Queries, wanted: WantedSlot): Promise<Slot | undefined> {
  const { providerIds, serviceIds, wallTime, now, guest } = wanted;
  if (!DateTime.fromSQL(wallTime).isValid) return undefined; // such as 30 February
  const asked = sql`
    select p.provider_id, p.timezone, p.slot_minutes, 0 as service_id, max(s.minutes) as minutes,
      greatest(max(s.lead_time_days), p.booked_out_days) as min_days_ahead, min(s.max_days_ahead) as max_days_ahead
    from providers p join provider_services using (provider_id) join services s using (service_id)
    where p.provider_id = any(${providerIds}::text[]) and s.service_id = any(${serviceIds}::int[])
    group by p.provider_id
    having count(s.max_days_ahead) = ${serviceIds.length}::int`;
  const day = wallTime.slice(0, 10);
  const [slot] = await queries.rows(
    sql`
    select provider_id, starts_at, slot_minutes, minutes from (${freeTimes(asked, { startDate: day, endDate: day, now, guest })}) free
    where to_char(wall_time, 'YYYY-MM-DD HH24:MI:SS') = ${wallTime}
    order by provider_id limit 1`,
    { provider_id: text, starts_at: instant, slot_minutes: integer, minutes: integer },
  );
  if (!slot) return undefined;
  const { provider_id: providerId, starts_at: startsAt, slot_minutes: slotMinutes, minutes } = slot;
  return { providerId, startsAt, slotMinutes, minutes };
}
