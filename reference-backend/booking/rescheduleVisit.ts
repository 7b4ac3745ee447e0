import type { BookedAppointment } from '../../schemas/generated/api/appointments/reschedule-appointment/reply.js';
import type {
  RescheduleAppointmentRequest,
  ZonedTime,
} from '../../schemas/generated/api/appointments/reschedule-appointment/request.js';
import { refuse } from '../calls/handling/Refusal.ts';
import type { Visit } from '../calls/Visit.ts';
import type { Queries } from '../database/Database.ts';
import { type FoundProvider, findProviders } from './findProviders.ts';
import { lockPair, type StoredVisit } from './lockPair.ts';
import { refuseParting } from './refusals/refuseParting.ts';
import { whyNoProvider } from './refusals/whyNoProvider.ts';
import { type TimeChange, takeNewTimes } from './takeNewTimes.ts';

type WantedTimes = Omit<RescheduleAppointmentRequest, 'confirmCode'>;

interface RescheduledVisit {
  readonly appointment: BookedAppointment;
  /** The second of the pair, where the guest wants another time for it, too. */
  readonly followup?: BookedAppointment;
  /** Where the guest is told about it. */
  readonly email: string;
  /** Ids of those that moved; none where they had these times already. */
  readonly moved: readonly string[];
  /** Id of the other one of a pair, where it is still to come and keeps its time. */
  readonly stillBooked?: string;
}

/**
 * Moves an appointment, and where the guest wants it the second of its pair, to another time of the same services, within a
 * transaction: the claims of the old times go and those of the new ones come together, so that nobody can take an old
 * time before each new one is booked, and all keep their times whenever anything is refused. Ids and codes stay.
 * Whoever says from which time, moves it from no other one.
 * @throws Refusal, of the second with its path: 409 where it is canceled, has moved meanwhile or the time is not free, 400 where it is past, of
 * another zone, too close to the other one of its pair, elsewhere or there is no second, 404 where nobody there gives the services
 */
export async function rescheduleVisit(queries: Queries, wanted: WantedTimes, visit: Visit): Promise<RescheduledVisit> {
  const { id, now } = visit;
  const pair = await lockPair(queries, id, now);
  const named = pair.find(({ appointment_id }) => appointment_id === id);
  if (!named || named.status === 'CANCELED') throw refuse('alreadyCanceled');
  if (named.is_past) throw refuse('appointmentPast');
  const other = pair.find((one) => one !== named && one.status === 'BOOKED');
  const changes = listChanges(wanted, named, pair);
  const providers = await chooseProviders(queries, wanted, named, other);
  for (const { to, path } of changes)
    if (to.timezone !== wanted.dateTime.timezone) throw refuse('wrongTimeZone').at(path);
  const isThere = ({ stored, to }: TimeChange): boolean =>
    isAt(stored, to) && providers.some(({ provider_id }) => provider_id === stored.provider_id);
  const pending = changes.filter((change) => !isThere(change));
  for (const { stored, from, path } of pending) if (from && !isAt(stored, from)) throw refuse('alreadyMoved').at(path);
  if (other && pending.length > 0) await refuseParting(queries, timesOf([named, other], changes));
  const providerIds = await takeNewTimes(queries, pending, { providers, licensureState: wanted.licensureState }, visit);
  const [appointment, followup] = changes.map(
    ({ stored, to }): BookedAppointment => ({
      id: stored.appointment_id,
      confirmCode: stored.confirm_code,
      ...(stored.calendar_uid !== null && { calendarUid: stored.calendar_uid }),
      status: 'BOOKED',
      businessName: stored.business_name,
      providerId: providerIds.get(stored.appointment_id) ?? stored.provider_id,
      serviceIds: [...stored.service_ids],
      dateTime: to,
      canReschedule: true,
      ...(other?.followup_of === stored.appointment_id && { canRescheduleBoth: true }),
    }),
  );
  if (!appointment) throw new Error('nothing was to be moved');
  const moved = pending.map(({ stored }) => stored.appointment_id);
  const kept = [named, other].find((one) => one && !one.is_past && !moved.includes(one.appointment_id));
  return {
    appointment,
    ...(followup && { followup }),
    email: named.email,
    moved,
    ...(kept && { stillBooked: kept.appointment_id }),
  };
}

/** The appointment that the request names, and after it the second where that moves as well. */
function listChanges(
  { dateTime, currentDateTime, followup }: WantedTimes,
  named: StoredVisit,
  pair: readonly StoredVisit[],
): readonly TimeChange[] {
  const first = { stored: named, to: dateTime, from: currentDateTime };
  if (!followup) return [first];
  const path = '/followup';
  const second = pair.find(({ followup_of }) => followup_of === named.appointment_id);
  if (!second) throw refuse('noFollowup').at(path);
  if (second.status === 'CANCELED') throw refuse('alreadyCanceled').at(path);
  return [first, { stored: second, to: followup.dateTime, from: followup.currentDateTime, path }];
}

const isAt = ({ timezone, wall_time: wallTime }: StoredVisit, time: ZonedTime): boolean =>
  time.timezone === timezone && time.value === wallTime;

/** The wall times that both of a pair are to have. */
const timesOf = (pair: readonly StoredVisit[], changes: readonly TimeChange[]) =>
  pair.map((stored) => ({
    stored,
    wallTime: changes.find((change) => change.stored === stored)?.to.value ?? stored.wall_time,
  }));

/** The providers who can take the visit at its new time. A pair stays at one place. */
async function chooseProviders(
  queries: Queries,
  { dateTime, locationNumber, licensureState }: WantedTimes,
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
