import type {
  FollowupAppointment,
  ScheduleAppointmentRequest,
} from '../../../schemas/generated/api/appointments/schedule-appointment/request.js';
import { refuse } from '../../calls/handling/Refusal.ts';
import { integer } from '../../database/columns.ts';
import type { Queries } from '../../database/Database.ts';
import { sql } from '../../database/sql.ts';
import { daysBetween } from '../daysBetween.ts';

/**
 * Refuses a follow-up that is not the service that follows one of those booked, or that comes earlier than that one
 * allows.
 * @throws Refusal 400
 */
export async function refuseWrongFollowup(
  queries: Queries,
  { serviceId, dateTime }: FollowupAppointment,
  { serviceIds, dateTime: first }: ScheduleAppointmentRequest,
): Promise<void> {
  const rows = await queries.rows(
    sql`
    select followup_after_days as after_days from services
    where service_id = any(${serviceIds}::int[]) and followup_service_id = ${serviceId}::int`,
    { after_days: integer },
  );
  if (rows.length === 0) throw refuse('notTheFollowup');
  const days = daysBetween(first.value, dateTime.value);
  if (!rows.every(({ after_days }) => days >= after_days)) throw refuse('followupTooEarly');
}
