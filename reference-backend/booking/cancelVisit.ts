import type { BookedAppointment } from '../../schemas/generated/api/appointments/cancel-appointment/reply.js';
import { refuse } from '../calls/handling/Refusal.ts';
import { flag, integers, nullable, text } from '../database/columns.ts';
import type { Queries } from '../database/Database.ts';
import { sql } from '../database/sql.ts';
import { businessName } from './businessName.ts';

interface CanceledVisit {
  readonly appointment: BookedAppointment;
  /** Ids of all appointments that this cancels. */
  readonly ids: readonly string[];
  /** Id of the first appointment, where only its follow-up was canceled and the first is still to come. */
  readonly stillBooked?: string;
}

/**
 * Cancels an appointment and its follow-up, and frees their times. Runs in a transaction.
 * @throws Refusal 409 where the appointment is already canceled, 400 where it is past
 */
export async function cancelVisit(queries: Queries, id: string, now: Date): Promise<CanceledVisit> {
  const at = sql`${now.toISOString()}::timestamptz`;
  // Locked by a statement of its own: one that also reads the provider would lose the row where another transaction has
  // just moved the appointment to another provider.
  await queries.rows(sql`select appointment_id from appointments where appointment_id = ${id} for update`, {
    appointment_id: text,
  });
  const [found] = await queries.rows(
    sql`
    select a.status, a.starts_at <= ${at} as is_past, a.confirm_code, a.calendar_uid, a.service_ids, a.provider_id, p.business_name,
      p.timezone, to_char(a.starts_at at time zone p.timezone, 'YYYY-MM-DD HH24:MI:SS') as wall_time,
      (select f.appointment_id from appointments f
        where f.appointment_id = a.followup_of and f.status = 'BOOKED' and f.starts_at > ${at}) as still_booked
    from appointments a join providers p using (provider_id)
    where a.appointment_id = ${id}`,
    {
      status: text,
      is_past: flag,
      confirm_code: text,
      calendar_uid: nullable(text),
      service_ids: integers,
      provider_id: text,
      business_name: businessName,
      timezone: text,
      wall_time: text,
      still_booked: nullable(text),
    },
  );
  if (!found || found.status === 'CANCELED') throw refuse('alreadyCanceled');
  if (found.is_past) throw refuse('appointmentPast');
  const ids = await endVisits(queries, id, now);
  const appointment: BookedAppointment = {
    id,
    confirmCode: found.confirm_code,
    ...(found.calendar_uid !== null && { calendarUid: found.calendar_uid }),
    status: 'CANCELED',
    businessName: found.business_name,
    providerId: found.provider_id,
    serviceIds: [...found.service_ids],
    dateTime: { value: found.wall_time, timezone: found.timezone },
  };
  return { appointment, ids, ...(found.still_booked !== null && { stillBooked: found.still_booked }) };
}

/** @returns the ids of the appointments that were not canceled before */
async function endVisits(queries: Queries, id: string, now: Date): Promise<readonly string[]> {
  const ended = await queries.rows(
    sql`
    update appointments set status = 'CANCELED', canceled_at = ${now.toISOString()}::timestamptz
    where (appointment_id = ${id} or followup_of = ${id}) and status = 'BOOKED'
    returning appointment_id`,
    { appointment_id: text },
  );
  const ids = ended.map(({ appointment_id }) => appointment_id);
  await queries.run(sql`delete from claims where appointment_id = any(${ids}::text[])`);
  return ids;
}
