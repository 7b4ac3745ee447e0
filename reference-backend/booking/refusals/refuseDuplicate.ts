import type { Patient } from '../../../schemas/generated/api/appointments/schedule-appointment/request.js';
import { Refusal, refuse } from '../../calls/handling/Refusal.ts';
import { json, text } from '../../database/columns.ts';
import type { Queries } from '../../database/Database.ts';
import { sql } from '../../database/sql.ts';
import { mailboxOf } from '../../limits/mailKey.ts';
import { keptRequest, openRequests } from '../keptRequest.ts';
import { patientKey, patientKeys } from '../patientKey.ts';

const DUPLICATE = 'duplicateAppointment';

/** 429, which here has only this meaning (BOOK-8). */
export const duplicate = (): Refusal => refuse(DUPLICATE);

export const isDuplicate = (error: unknown): boolean =>
  error instanceof Refusal && error.errors.some(({ code }) => code === DUPLICATE);

interface Judged {
  readonly patient: Patient;
  readonly serviceIds: readonly number[];
  readonly now: Date;
  /** Ids of the appointments that this transaction makes, which do not count. */
  readonly made: readonly string[];
}

/**
 * Refuses a patient who already has a coming appointment for one of the services; a walk-in counts for the rest of its
 * day. A patient is known by name, date of birth and one contact in common. Where there is none in common, it may be
 * somebody else, or a stranger who asks: it is booked, and the record of the clinic names the other appointment. The
 * lock lasts until the transaction ends, so that bookings of one patient run one after the other.
 *
 * The answer reveals whether somebody has an appointment. So it is the last check of a booking, after the same
 * transaction has claimed the time: whoever asks about another person must claim a time for each question, within the
 * limits of tries.
 * @throws Refusal 429
 */
export async function refuseDuplicate(queries: Queries, { patient, serviceIds, now, made }: Judged): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { keyring } = queries;
  await queries.run(sql`select pg_advisory_xact_lock(hashtextextended(${patientKey(keyring, patient)}::text, 0))`);
  const found = await queries.rows(
    sql`
    select appointment_id, ${keptRequest} as request
    from appointments a join providers p using (provider_id)
    where patient_key = any(${patientKeys(keyring, patient)}::text[]) and status = 'BOOKED' and service_ids && ${serviceIds}::int[]
      and appointment_id <> all(${made}::text[])
      and (starts_at > ${at} or (starts_at is null
        and (created_at at time zone p.timezone)::date = (${at} at time zone p.timezone)::date))`,
    { appointment_id: text, request: json },
  );
  const others = await openRequests(keyring, found);
  if (others.some((other) => haveContact(other.patient, patient))) throw duplicate();
  if (others.length === 0) return;
  const ids = others.map(({ appointment_id: id }) => id);
  await queries.run(
    sql`update appointments set may_be_same_as = ${ids}::text[] where appointment_id = any(${made}::text[])`,
  );
}

type Reached = Pick<Patient, 'email' | 'phone'>;

const haveContact = (one: Reached, other: Reached): boolean =>
  one.phone === other.phone || mailboxOf(one.email) === mailboxOf(other.email);
