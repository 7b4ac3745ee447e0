import { DateTime } from 'luxon';
import type { Refusal } from '../../calls/handling/Refusal.ts';
import { flag } from '../../database/columns.ts';
import type { Queries } from '../../database/Database.ts';
import { sql } from '../../database/sql.ts';
import type { WantedSlot } from '../findFreeSlot.ts';
import { duplicate } from './refuseDuplicate.ts';
import { whyNoSlot } from './whyNoSlot.ts';

/**
 * The refusal where a time could not be claimed for a patient. If the same browser has already booked this very time
 * for this patient (in a second tab, or before a reload), that is a duplicate, 429: "somebody else took it" would be
 * untrue, and the answer reveals only what this browser did itself. Otherwise the answer is that of any time that is
 * not free.
 *
 * @param patient hashes under which appointments of the patient stand
 * @param failed id of the appointment that this transaction stored and could not claim the whole time for
 */
export async function whyNotBooked(
  queries: Queries,
  wanted: WantedSlot,
  patient: readonly string[],
  failed?: string,
): Promise<Refusal> {
  const refusal = await whyNoSlot(queries, wanted);
  if (refusal.errors[0]?.code !== 'slotTaken' || !(await isOwn(queries, wanted, patient, failed))) return refusal;
  return duplicate();
}

async function isOwn(
  queries: Queries,
  wanted: WantedSlot,
  patient: readonly string[],
  failed?: string,
): Promise<boolean> {
  const { providerIds, serviceIds, wallTime, guest } = wanted;
  if (!DateTime.fromSQL(wallTime).isValid) return false;
  const [found] = await queries.rows(
    sql`
    select exists (
      select from claims c join appointments a using (appointment_id) join providers p on p.provider_id = c.provider_id
      where c.provider_id = any(${providerIds}::text[]) and c.starts_at = ${wallTime}::timestamp at time zone p.timezone
        and c.guest = ${guest} and a.status = 'BOOKED' and a.patient_key = any(${patient}::text[])
        and a.service_ids && ${serviceIds}::int[] and a.appointment_id is distinct from ${failed ?? null}::text
    ) as is_own`,
    { is_own: flag },
  );
  return found?.is_own === true;
}
