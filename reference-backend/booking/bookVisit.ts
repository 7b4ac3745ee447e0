import type { BookedAppointment } from '../../schemas/generated/api/schedule-appointment/reply.js';
import type {
  ScheduleAppointmentRequest,
  ZonedTime,
} from '../../schemas/generated/api/schedule-appointment/request.js';
import { refuse } from '../calls/Refusal.ts';
import type { Visit } from '../calls/Visit.ts';
import type { Queries } from '../database/Database.ts';
import { sql } from '../database/sql.ts';
import { claimSlot } from './claimSlot.ts';
import { newConfirmCode, newId } from './codes.ts';
import { findFreeSlot } from './findFreeSlot.ts';
import type { FoundProvider } from './findProviders.ts';
import { patientKey } from './patientKey.ts';
import { requestToKeep } from './requestToKeep.ts';

interface WantedVisit {
  readonly serviceIds: readonly number[];
  readonly dateTime: ZonedTime;
  /** Any of them will do. */
  readonly providers: readonly FoundProvider[];
  readonly request: ScheduleAppointmentRequest;
  /** Id of the appointment that this one follows up. */
  readonly followupOf?: string;
}

interface BookedVisit {
  readonly appointment: BookedAppointment;
  readonly provider: FoundProvider;
}

const slotTaken = () => refuse(409, 'slotTaken', 'the time is not free');

/**
 * Books one visit within a transaction.
 * @throws Refusal 409 where the time is not free, 400 where it is not in the provider's zone
 */
export async function bookVisit(queries: Queries, wanted: WantedVisit, { now, guest }: Visit): Promise<BookedVisit> {
  const { serviceIds, dateTime, request, followupOf } = wanted;
  const providers = wanted.providers.filter(({ timezone }) => timezone === dateTime.timezone);
  if (providers.length === 0) throw refuse(400, 'wrongTimeZone', "the time is not in the provider's zone");
  const providerIds = providers.map(({ provider_id }) => provider_id);
  const slot = await findFreeSlot(queries, {
    providerIds,
    serviceIds,
    wallTime: dateTime.value,
    now,
    guest: guest.key,
  });
  const provider = providers.find(({ provider_id }) => provider_id === slot?.providerId);
  if (!slot || !provider) throw slotTaken();
  const { providerId } = slot;
  const id = newId();
  const confirmCode = newConfirmCode();
  await queries.run(sql`
    insert into appointments
      (appointment_id, confirm_code, provider_id, service_ids, starts_at, status, followup_of, patient_key, request, created_at)
    values (${id}, ${confirmCode}, ${providerId}, ${serviceIds}::int[], ${slot.startsAt.toISOString()}::timestamptz, 'BOOKED',
      ${followupOf ?? null}::text, ${patientKey(request.basicInfo)}, ${JSON.stringify(requestToKeep(request))}::jsonb, ${now.toISOString()}::timestamptz)`);
  if (!(await claimSlot(queries, slot, { guest: guest.key, now, by: { appointmentId: id } }))) throw slotTaken();
  const { businessName } = request;
  const appointment: BookedAppointment = {
    id,
    confirmCode,
    status: 'BOOKED',
    businessName,
    providerId,
    serviceIds: [...serviceIds],
    dateTime,
  };
  return { appointment, provider };
}
