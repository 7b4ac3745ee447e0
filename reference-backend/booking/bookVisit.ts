import type { BookedAppointment } from '../../schemas/generated/api/appointments/schedule-appointment/reply.js';
import type {
  ScheduleAppointmentRequest,
  ZonedTime,
} from '../../schemas/generated/api/appointments/schedule-appointment/request.js';
import { refuse } from '../calls/handling/Refusal.ts';
import type { Visit } from '../calls/Visit.ts';
import type { Queries } from '../database/Database.ts';
import { countAppointment } from '../limits/countBooking.ts';
import { claimSlot } from './claimSlot.ts';
import { findFreeSlot } from './findFreeSlot.ts';
import type { FoundProvider } from './findProviders.ts';
import { keepAppointment } from './keepAppointment.ts';
import { patientKeys } from './patientKey.ts';
import { whyNotBooked } from './refusals/whyNotBooked.ts';

interface WantedVisit {
  readonly serviceIds: readonly number[];
  readonly dateTime: ZonedTime;
  /** The providers who can take the visit; any of them will do. */
  readonly providers: readonly FoundProvider[];
  readonly request: ScheduleAppointmentRequest;
  /** Id of the appointment that this one follows up. */
  readonly followupOf?: string;
}

interface BookedVisit {
  readonly appointment: BookedAppointment;
  readonly provider: FoundProvider;
}

/**
 * Books one visit within a transaction.
 * @throws Refusal 503 where client or guest have booked too many, 409 where the time is not free, 429 where this guest has already booked it for the patient, 400 where
 * it is not in the provider's zone
 */
export async function bookVisit(queries: Queries, wanted: WantedVisit, visit: Visit): Promise<BookedVisit> {
  const { now, guest } = visit;
  const { serviceIds, dateTime, request, followupOf } = wanted;
  const providers = wanted.providers.filter(({ timezone }) => timezone === dateTime.timezone);
  if (providers.length === 0) throw refuse('wrongTimeZone');
  const providerIds = providers.map(({ provider_id }) => provider_id);
  const wantedSlot = { providerIds, serviceIds, wallTime: dateTime.value, now, guest: guest.key };
  const slot = await findFreeSlot(queries, wantedSlot);
  const provider = providers.find(({ provider_id }) => provider_id === slot?.providerId);
  const patient = patientKeys(queries.keyring, request.basicInfo);
  if (!slot || !provider) throw await whyNotBooked(queries, wantedSlot, patient);
  const { providerId, startsAt } = slot;
  const named = await keepAppointment(queries, { providerId, serviceIds, startsAt, request, followupOf, now });
  if (!(await claimSlot(queries, slot, { guest: guest.key, now, by: { appointmentId: named.id } })))
    throw await whyNotBooked(queries, wantedSlot, patient, named.id);
  await countAppointment(queries, visit, providerId);
  const { businessName } = request;
  const appointment: BookedAppointment = {
    ...named,
    status: 'BOOKED',
    businessName,
    providerId,
    serviceIds: [...serviceIds],
    dateTime,
    canReschedule: true,
  };
  return { appointment, provider };
}
