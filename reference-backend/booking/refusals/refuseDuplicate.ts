import { refuse } from '../../calls/handling/Refusal.ts';
import { integer } from '../../database/columns.ts';
import type { Queries } from '../../database/Database.ts';
import { sql } from '../../database/sql.ts';

/**
 * A patient has one coming appointment for a service; a walk-in counts for the rest of its day.
 * The lock, held until the transaction ends, keeps two bookings of one patient apart.
 *
 * The answer tells whether somebody has an appointment, so it is the last that a booking is judged by, and only of a time that
 * the same transaction has claimed: who asks about another has to take a time for each question, under the limits of tries.
 * @param besides ids of the appointments that this transaction makes
 * @throws Refusal 429, which here means exactly this (BOOK-8)
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
