import type { Patient } from '../../schemas/generated/api/appointments/schedule-appointment/request.js';
import { patientKey } from '../booking/patientKey.ts';
import type { Visit } from '../calls/Visit.ts';
import type { Queries } from '../database/Database.ts';
import { mailKey } from './mailKey.ts';
import { spend, trySpend } from './spend.ts';

/**
 * Counts a request to book, whatever its outcome: first for the client, so that a client who has no tries left adds no
 * rows for ever new patients. Each client has its own tries for a patient, so that somebody elsewhere who knows the name
 * and the date of birth cannot use up the patient's tries.
 * @throws Refusal 503
 */
export async function spendBookingTry(visit: Visit, patient: Patient): Promise<void> {
  await spend(visit.database, visit, { limit: 'bookingTriesPerClient', who: visit.client });
  await spend(visit.database, visit, {
    limit: 'bookingTriesPerPatient',
    who: `${patientKey(patient)} ${visit.client}`,
  });
}

/**
 * Counts the mail that confirms a booking or its new time, in the transaction that books. Nobody is refused because of a
 * mailbox, which others can fill as well.
 * @returns whether the mailbox gets a mail of its own about it; if not, its list tells it
 */
export const spendMail = (queries: Queries, visit: Visit, { email }: Pick<Patient, 'email'>): Promise<boolean> =>
  trySpend(queries, visit, { limit: 'bookingsPerMailAddress', who: mailKey(email) });
