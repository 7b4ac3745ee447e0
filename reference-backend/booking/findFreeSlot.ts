import { instant, integer } from '../database/columns.ts';
import type { Queries } from '../database/Database.ts';
import { sql } from '../database/sql.ts';
import { freeTimes } from '../slots/freeTimes.ts';
import type { Slot } from './Slot.ts';

interface WantedSlot {
  readonly providerId: string;
  /** All at one time: the longest sets the length of the visit. */
  readonly serviceIds: readonly number[];
  /** 'YYYY-MM-DD HH:mm:ss' in the provider's zone. */
  readonly wallTime: string;
  readonly now: Date;
  readonly guest: string;
}

/** Reads the same times that the search shows. A slot found here may still be lost: only the claim decides. */
export async function findFreeSlot(queries: Queries, wanted: WantedSlot): Promise<Slot | undefined> {
  const { providerId, serviceIds, wallTime, now, guest } = wanted;
  const asked = sql`
    select p.provider_id, p.timezone, p.slot_minutes, 0 as service_id, max(s.minutes) as minutes, min(s.max_days_ahead) as max_days_ahead
    from providers p join provider_services using (provider_id) join services s using (service_id)
    where p.provider_id = ${providerId} and s.service_id = any(${serviceIds}::int[])
    group by p.provider_id
    having count(s.max_days_ahead) = ${serviceIds.length}::int`;
  const day = wallTime.slice(0, 10);
  const [slot] = await queries.rows(
    sql`
    select starts_at, slot_minutes, minutes from (${freeTimes(asked, { startDate: day, endDate: day, now, guest })}) free
    where to_char(wall_time, 'YYYY-MM-DD HH24:MI:SS') = ${wallTime}`,
    { starts_at: instant, slot_minutes: integer, minutes: integer },
  );
  return slot && { providerId, startsAt: slot.starts_at, slotMinutes: slot.slot_minutes, minutes: slot.minutes };
}
