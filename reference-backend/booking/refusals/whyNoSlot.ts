import { DateTime } from 'luxon';
import { type Refusal, refuse } from '../../calls/handling/Refusal.ts';
import { flag } from '../../database/columns.ts';
import type { Queries } from '../../database/Database.ts';
import { sql } from '../../database/sql.ts';
import type { WantedSlot } from '../findFreeSlot.ts';

/** The refusal of a time that somebody else has, or that is not offered. */
export const slotTaken = (): Refusal => refuse('slotTaken');

/**
 * The refusal of a time that is not free: 409, with the limit of the services that the time breaks, if it breaks one.
 */
export async function whyNoSlot(queries: Queries, wanted: WantedSlot): Promise<Refusal> {
  const { providerIds, serviceIds, wallTime, now } = wanted;
  if (!DateTime.fromSQL(wallTime).isValid) return slotTaken();
  const [found] = await queries.rows(
    sql`
    select coalesce(bool_and(wall <= now_there), false) as is_past,
      coalesce(bool_and(wall::date < now_there::date + lead), false) as is_too_soon,
      coalesce(bool_and(wall::date > now_there::date + furthest), false) as is_too_far
    from providers p
    cross join lateral (select ${wallTime}::timestamp as wall, ${now.toISOString()}::timestamptz at time zone p.timezone as now_there) w
    cross join (select max(lead_time_days) as lead, min(max_days_ahead) as furthest from services where service_id = any(${serviceIds}::int[])) s
    where p.provider_id = any(${providerIds}::text[])`,
    { is_past: flag, is_too_soon: flag, is_too_far: flag },
  );
  if (found?.is_past) return refuse('timePast');
  if (found?.is_too_soon) return refuse('tooSoon');
  if (found?.is_too_far) return refuse('tooFarAhead');
  return slotTaken();
}
