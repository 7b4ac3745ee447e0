import type { BookedAppointment } from '../../schemas/generated/api/appointments/reschedule-appointment/reply.js';
import type { RescheduleAppointmentRequest } from '../../schemas/generated/api/appointments/reschedule-appointment/request.js';
import { refuse } from '../calls/handling/Refusal.ts';
import type { Visit } from '../calls/Visit.ts';
import type { Queries } from '../database/Database.ts';
import { sql } from '../database/sql.ts';
import { consumeAtPlace } from '../limits/consumePerClient.ts';
import { claimSlot, type Slot } from './claimSlot.ts';
import { findFreeSlot } from './findFreeSlot.ts';
import { type FoundProvider, findProviders } from './findProviders.ts';
import { lockPair, type StoredVisit } from './lockPair.ts';
import { refuseParting } from './refusals/refuseParting.ts';
import { whyNoProvider } from './refusals/whyNoProvider.ts';
import { slotTaken, whyNoSlot } from './refusals/whyNoSlot.ts';

type WantedTime = Pick<
  RescheduleAppointmentRequest,
  'dateTime' | 'currentDateTime' | 'locationNumber' | 'licensureState'
>;

interface RescheduledVisit {
  readonly appointment: BookedAppointment;
  /** Where the guest is told about it. */
  readonly email: string;
  /** Id of the other one of a pair, where it is still to come. */
  readonly stillBooked?: string;
  /** False where the appointment had this time already. */
  readonly isMoved: boolean;
}

/**
 * Moves an appointment to another time of the same services, within a transaction: its claims of the old time go and
 * those of the new time come together, so that nobody can take the old time before the new one is booked, and it keeps
 * the old one whenever anything is refused. Id and code stay.
 * Whoever says from which time, moves it from no other one.
 * @throws Refusal 409 where it is canceled, has moved meanwhile or the time is not free, 400 where it is past, of another zone, too close to
 * the other one of its pair or elsewhere, 404 where nobody there gives the services
 */
export async function rescheduleVisit(queries: Queries, wanted: WantedTime, visit: Visit): Promise<RescheduledVisit> {
  const { id, now } = visit;
  const pair = await lockPair(queries, id, now);
  const moved = pair.find(({ appointment_id }) => appointment_id === id);
  if (!moved || moved.status === 'CANCELED') throw refuse('alreadyCanceled');
  if (moved.is_past) throw refuse('appointmentPast');
  const other = pair.find((one) => one !== moved && one.status === 'BOOKED');
  const providers = await chooseProviders(queries, wanted, moved, other);
  const { timezone, value: wallTime } = wanted.dateTime;
  const told = { email: moved.email, ...(other && !other.is_past && { stillBooked: other.appointment_id }) };
  const isThere = providers.some(({ provider_id }) => provider_id === moved.provider_id);
  if (isThere && moved.timezone === timezone && moved.wall_time === wallTime)
    return { ...told, appointment: asBooked(moved, moved.provider_id, wanted), isMoved: false };
  if (!isFrom(moved, wanted.currentDateTime)) throw refuse('alreadyMoved');
  if (other) await refuseParting(queries, moved, other, wallTime);
  const slot = await takeSlot(queries, moved, { providers, wallTime }, visit);
  await queries.run(sql`
    update appointments set provider_id = ${slot.providerId}, starts_at = ${slot.startsAt.toISOString()}::timestamptz,
      request = request || jsonb_strip_nulls(jsonb_build_object('licensureState', ${wanted.licensureState ?? null}::text))
    where appointment_id = ${id}`);
  return { ...told, appointment: asBooked(moved, slot.providerId, wanted), isMoved: true };
}

/** Whether the appointment, which is locked, has the time that the guest knows of; an older app does not say which. */
const isFrom = (
  { timezone, wall_time: wallTime }: StoredVisit,
  current: RescheduleAppointmentRequest['currentDateTime'],
): boolean => !current || (current.timezone === timezone && current.value === wallTime);

/** The providers who can take the visit at its new time. A pair stays at one place. */
async function chooseProviders(
  queries: Queries,
  { dateTime, locationNumber, licensureState }: WantedTime,
  moved: StoredVisit,
  other: StoredVisit | undefined,
): Promise<readonly FoundProvider[]> {
  const wanted = {
    businessName: moved.business_name,
    serviceIds: moved.service_ids,
    locationNumber,
    licensureState,
  };
  const found = await findProviders(queries, wanted);
  if (found.length === 0) throw await whyNoProvider(queries, wanted);
  const there = other ? found.filter(({ provider_id }) => provider_id === other.provider_id) : found;
  if (there.length === 0) throw refuse('pairElsewhere');
  const providers = there.filter(({ timezone }) => timezone === dateTime.timezone);
  if (providers.length === 0) throw refuse('wrongTimeZone');
  return providers;
}

interface WantedSlot {
  readonly providers: readonly FoundProvider[];
  readonly wallTime: string;
}

/** Gives up the old time and claims the new one. They may overlap, where a visit is longer than one step. */
async function takeSlot(
  queries: Queries,
  { appointment_id: appointmentId, service_ids: serviceIds, provider_id: oldProvider }: StoredVisit,
  { providers, wallTime }: WantedSlot,
  visit: Visit,
): Promise<Slot> {
  const { now, guest } = visit;
  const providerIds = providers.map(({ provider_id }) => provider_id);
  const wanted = { providerIds, serviceIds, wallTime, now, guest: guest.key };
  await queries.run(sql`delete from claims where appointment_id = ${appointmentId}`);
  const slot = await findFreeSlot(queries, wanted);
  if (!slot) throw await whyNoSlot(queries, wanted);
  if (!(await claimSlot(queries, slot, { guest: guest.key, now, by: { appointmentId } }))) throw slotTaken();
  if (slot.providerId !== oldProvider) await consumeAtPlace(queries, visit, slot.providerId);
  return slot;
}

const asBooked = (moved: StoredVisit, providerId: string, { dateTime }: WantedTime): BookedAppointment => ({
  id: moved.appointment_id,
  confirmCode: moved.confirm_code,
  ...(moved.calendar_uid !== null && { calendarUid: moved.calendar_uid }),
  status: 'BOOKED',
  businessName: moved.business_name,
  providerId,
  serviceIds: [...moved.service_ids],
  dateTime,
  canReschedule: true,
});
