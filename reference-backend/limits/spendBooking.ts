import type { Patient } from '../../schemas/generated/api/schedule-appointment/request.js';
import { patientKey } from '../booking/patientKey.ts';
import type { Visit } from '../calls/Visit.ts';
import type { Queries } from '../database/Database.ts';
import { mailKey } from './mailKey.ts';
import { spend } from './spend.ts';

/**
 * Counts a request to book, whatever comes of it: of the client first, so that nobody makes more rows than it may make requests.
 * For a patient each client has tries of its own: somebody elsewhere who knows the name and the date of birth takes none away.
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
 * Counts the mail that confirms a booking, in the transaction that books. Before duplicates are looked for: a mailbox that is full
 * must not make it free to ask about them.
 * @throws Refusal 503
 */
export const spendMail = (queries: Queries, visit: Visit, { email }: Patient): Promise<void> =>
  spend(queries, visit, { limit: 'bookingsPerMailAddress', who: mailKey(email) });
