import type { Patient } from '../../schemas/generated/api/appointments/schedule-appointment/request.js';
import { nameKeys, patientKey } from '../booking/patientKey.ts';
import { isDuplicate } from '../booking/refusals/refuseDuplicate.ts';
import { busy } from '../calls/handling/Refusal.ts';
import type { Visit } from '../calls/Visit.ts';
import { integer } from '../database/columns.ts';
import type { Queries } from '../database/Database.ts';
import { sql } from '../database/sql.ts';
import { consumeAtPlace, consumePerClient, usesOfClient } from './consumePerClient.ts';
import { type CountTry, countTry } from './countTry.ts';
import { mailKey } from './mailKey.ts';
import { refuseExhausted, tryConsume } from './rateLimit.ts';

/**
 * The function that does the work of a booking, and counts it: first for the client, so that a client who has no tries left adds no rows
 * for ever new patients. Each client has its own tries for a patient, so that somebody elsewhere who knows the name and
 * the date of birth cannot use up the patient's tries.
 * It throws Refusal 503, and what the work throws.
 */
export function countBookingTry(visit: Visit, patient: Patient): CountTry {
  const uses = [
    ...usesOfClient(visit, 'bookingTriesPerClient'),
    { limit: 'bookingTriesPerPatient', who: `${patientKey(visit.database.keyring, patient)} ${visit.client}` },
  ] as const;
  const count = countTry(visit, uses);
  return (work) => count(() => countDuplicates(visit, patient, work));
}

/**
 * Does the work of a booking, and counts a refusal as a duplicate, which tells that the patient has an appointment: of
 * the client, and of the name with each contact, so that nobody finds out a date of birth by trying. Who has no such
 * refusals left is refused before anything is judged.
 */
async function countDuplicates<T>(visit: Visit, patient: Patient, work: () => Promise<T>): Promise<T> {
  const uses = [
    { limit: 'duplicatesPerClient', who: visit.client },
    ...nameKeys(visit.database.keyring, patient).map((who) => ({ limit: 'duplicatesPerName', who }) as const),
  ] as const;
  for (const use of uses) await refuseExhausted(visit.database, visit, use);
  try {
    return await work();
  } catch (error) {
    if (isDuplicate(error)) for (const use of uses) await tryConsume(visit.database, visit, use);
    throw error;
  }
}

/** By then an appointment may be over, or canceled. */
const RETRY_SECONDS = 3_600;

/**
 * Counts an appointment that takes a time, within the transaction that books it and after its claim, so that a few
 * clients and guests cannot take the times of a place from everybody else.
 * @throws Refusal 503
 */
export async function countAppointment(queries: Queries, visit: Visit, providerId: string): Promise<void> {
  await consumePerClient(queries, visit, 'bookingsPerClient');
  await consumeAtPlace(queries, visit, providerId);
  const [booked] = await queries.rows(
    sql`select count(distinct appointment_id)::int as count from claims
      where guest = ${visit.guest.key} and appointment_id is not null and starts_at > ${visit.now.toISOString()}::timestamptz`,
    { count: integer },
  );
  if ((booked?.count ?? 0) > visit.limits.appointmentsPerGuest.most) throw busy('appointmentsPerGuest', RETRY_SECONDS);
}

/**
 * Counts the mail that confirms a booking or its new time, in the transaction that books. Nobody is refused because of a
 * mailbox, which others can fill as well.
 * @returns whether the mailbox gets a mail of its own about it; if not, its list tells it
 */
export const countMail = (queries: Queries, visit: Visit, { email }: Pick<Patient, 'email'>): Promise<boolean> =>
  tryConsume(queries, visit, { limit: 'bookingsPerMailAddress', who: mailKey(queries.keyring, email) });
