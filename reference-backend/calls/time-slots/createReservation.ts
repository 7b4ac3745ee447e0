import { reservationMinutes } from '../../../schemas/api/time-slots/create-reservation/reservationMinutes.ts';
import {
  type CreateReservationReply,
  checkCreateReservationReply,
} from '../../../schemas/generated/api/time-slots/create-reservation/reply.js';
import {
  type CreateReservationRequest,
  checkCreateReservationRequest,
} from '../../../schemas/generated/api/time-slots/create-reservation/request.js';
import { claimSlot } from '../../booking/claimSlot.ts';
import { newId } from '../../booking/codes.ts';
import { findFreeSlot } from '../../booking/findFreeSlot.ts';
import { findProviders } from '../../booking/findProviders.ts';
import { whyNoProvider } from '../../booking/refusals/whyNoProvider.ts';
import { slotTaken, whyNoSlot } from '../../booking/refusals/whyNoSlot.ts';
import { flag } from '../../database/columns.ts';
import type { Queries } from '../../database/Database.ts';
import { sql } from '../../database/sql.ts';
import { usesOfClient } from '../../limits/consumePerClient.ts';
import { countTry } from '../../limits/countTry.ts';
import { lockReservations, refuseHoarding } from '../../limits/refuseHoarding.ts';
import { defineCall } from '../handling/defineCall.ts';
import { writeOnce } from '../handling/writeOnce.ts';
import type { Visit } from '../Visit.ts';

/**
 * Reserves a time for the guest for ten minutes. Reserving it again gives a new code and, three times, a new end; the
 * old code is void.
 */
export const createReservation = defineCall({
  name: 'create-reservation',
  checkRequest: checkCreateReservationRequest,
  answer: async (request, visit): Promise<CreateReservationReply> => {
    const write = {
      call: 'create-reservation',
      request,
      checkReply: checkCreateReservationReply,
      isStillValid: (queries: Queries, reply: CreateReservationReply) => isReserved(queries, reply, visit.now),
      countTry: countTry(visit, usesOfClient(visit, 'reservationTriesPerClient')),
    };
    return writeOnce(visit, write, (queries) => reserve(queries, request, visit));
  },
});

/**
 * Whether the reservation still exists, with the end that the reply names. It does not once it has expired or was
 * released, booked or renewed.
 */
async function isReserved(
  queries: Queries,
  { data: { appointmentReservations: reservation } }: CreateReservationReply,
  now: Date,
): Promise<boolean> {
  const [found] = await queries.rows(
    sql`
    select exists (select from claims where reservation_code = ${reservation.reservationCode}
      and expires_at = ${reservation.expiresAt ?? null}::timestamptz and expires_at > ${now.toISOString()}::timestamptz) as is_reserved`,
    { is_reserved: flag },
  );
  return found?.is_reserved ?? false;
}

async function reserve(
  queries: Queries,
  { serviceId, businessName, reservationTime, locationNumber, licensureState }: CreateReservationRequest,
  { now, guest, client, networks, limits }: Visit,
): Promise<CreateReservationReply> {
  const serviceIds = [serviceId];
  const wanted = { businessName, serviceIds, locationNumber, licensureState };
  const providers = await findProviders(queries, wanted);
  if (providers.length === 0) throw await whyNoProvider(queries, wanted);
  const providerIds = providers.map(({ provider_id }) => provider_id);
  const wantedSlot = { providerIds, serviceIds, wallTime: reservationTime, now, guest: guest.key };
  const slot = await findFreeSlot(queries, wantedSlot);
  if (!slot) throw await whyNoSlot(queries, wantedSlot);
  const reservationCode = newId();
  const wantedEnd = new Date(now.getTime() + reservationMinutes * 60_000);
  await lockReservations(queries, { guest: guest.key, client, networks });
  const claimed = await claimSlot(queries, slot, {
    guest: guest.key,
    now,
    by: { reservationCode, expiresAt: wantedEnd, client, networks },
  });
  if (!claimed) throw slotTaken();
  await refuseHoarding(queries, { guest: guest.key, client, networks, limits, now }, slot.providerId);
  const expiresAt = (claimed.expiresAt ?? wantedEnd).toISOString();
  return { data: { appointmentReservations: { reservationCode, expiresAt } } };
}
