import type { BookedAppointment, BusinessName } from '../../schemas/generated/api/cancel-appointment/reply.js';
import { refuse } from '../calls/Refusal.ts';
import { type Column, flag, integers, text } from '../database/columns.ts';
import type { Queries } from '../database/Database.ts';
import { sql } from '../database/sql.ts';

const businessName: Column<BusinessName> = (value) => {
  if (value === 'tlc' || value === 'pharmacy' || value === 'dietitian') return value;
  throw new TypeError('not a business');
};

/**
 * Cancels an appointment and what follows it up, and frees their times. Runs in a transaction.
 * @throws Refusal 409 where it is canceled already, 400 where it is past
 */
export async function cancelVisit(queries: Queries, id: string, now: Date): Promise<BookedAppointment> {
  const [found] = await queries.rows(
    sql`
    select a.status, a.starts_at <= ${now.toISOString()}::timestamptz as is_past, a.confirm_code, a.service_ids, a.provider_id, p.business_name,
      p.timezone, to_char(a.starts_at at time zone p.timezone, 'YYYY-MM-DD HH24:MI:SS') as wall_time
    from appointments a join providers p using (provider_id)
    where a.appointment_id = ${id} for update of a`,
    {
      status: text,
      is_past: flag,
      confirm_code: text,
      service_ids: integers,
      provider_id: text,
      business_name: businessName,
      timezone: text,
      wall_time: text,
    },
  );
  if (!found || found.status === 'CANCELED')
    throw refuse(409, 'alreadyCanceled', 'the appointment is canceled already');
  if (found.is_past) throw refuse(400, 'appointmentPast', 'the appointment has begun');
  await queries.run(sql`
    update appointments set status = 'CANCELED', canceled_at = ${now.toISOString()}::timestamptz
    where (appointment_id = ${id} or followup_of = ${id}) and status = 'BOOKED'`);
  await queries.run(sql`
    delete from claims where appointment_id in (
      select appointment_id from appointments where appointment_id = ${id} or followup_of = ${id})`);
  return {
    id,
    confirmCode: found.confirm_code,
    status: 'CANCELED',
    businessName: found.business_name,
    providerId: found.provider_id,
    serviceIds: [...found.service_ids],
    dateTime: { value: found.wall_time, timezone: found.timezone },
  };
}
