import { refuse } from '../../calls/handling/Refusal.ts';
import { integer } from '../../database/columns.ts';
import type { Queries } from '../../database/Database.ts';
import { sql } from '../../database/sql.ts';

/**
 * Refuses a patient who already has a coming appointment for one of the services; a walk-in counts for the rest of its
 * day. The lock lasts until the transaction ends, so that bookings of one patient run one after the other.
 *
 * The answer reveals whether somebody has an appointment. So it is the last check of a booking, after the same
 * transaction has claimed the time: whoever asks about another person must claim a time for each question, within the
 * limits of tries.
 * @param besides ids of the appointments that this transaction makes, which do not count
 * @throws Refusal 429, which here has only this meaning (BOOK-8)
 */
export async function refuseDuplicate(
  queries: Queries,
  patient: string,
  serviceIds: readonly number[],
  now: Date,
  besides: readonly string[] = [],
): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  await queries.run(sql`select pg_advisory_xact_lock(hashtextextended(${patient}::text, 0))`);
  const [found] = await queries.rows(
    sql`
    select count(*)::int as appointments from appointments join providers p using (provider_id)
    where patient_key = ${patient} and status = 'BOOKED' and service_ids && ${serviceIds}::int[]
      and appointment_id <> all(${besides}::text[])
      and (starts_at > ${at} or (starts_at is null
        and (created_at at time zone p.timezone)::date = (${at} at time zone p.timezone)::date))`,
    { appointments: integer },
  );
  if (found?.appointments) throw refuse(429, 'duplicateAppointment', 'the patient has an appointment for this service');
}
