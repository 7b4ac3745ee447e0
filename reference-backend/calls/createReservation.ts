import {
  type CreateReservationReply,
  checkCreateReservationReply,
} from '../../schemas/generated/api/create-reservation/reply.js';
import {
  type CreateReservationRequest,
  checkCreateReservationRequest,
} from '../../schemas/generated/api/create-reservation/request.js';
import { claimSlot } from '../booking/claimSlot.ts';
import { newId } from '../booking/codes.ts';
import { findFreeSlot } from '../booking/findFreeSlot.ts';
import { findProviders } from '../booking/findProviders.ts';
import { runOnce } from '../booking/runOnce.ts';
import { whyNoProvider } from '../booking/whyNoProvider.ts';
import { slotTaken, whyNoSlot } from '../booking/whyNoSlot.ts';
import type { Queries } from '../database/Database.ts';
import { oneHoldAtATime, refuseHoarding } from '../limits/refuseHoarding.ts';
import { spend } from '../limits/spend.ts';
import { defineCall } from './defineCall.ts';
import type { Visit } from './Visit.ts';

const HOLD_MINUTES = 10;

/** Holds a time for the guest for ten minutes. Holding it again gives a new code and a new end; the old code is void. */
export const createReservation = defineCall({
  name: 'create-reservation',
  checkRequest: checkCreateReservationRequest,
  answer: async (request, visit): Promise<CreateReservationReply> => {
    await spend(visit.database, visit, { limit: 'holdTriesPerClient', who: visit.client });
    const attempt = {
      key: visit.idempotencyKey,
      call: 'create-reservation',
      request,
      now: visit.now,
      checkReply: checkCreateReservationReply,
    };
    return visit.database.transaction((queries) => runOnce(queries, attempt, () => reserve(queries, request, visit)));
  },
});

async function reserve(
  queries: Queries,
  { serviceId, businessName, reservationTime, locationNumber, licensureState }: CreateReservationRequest,
  { now, guest, client, limits }: Visit,
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
  const expiresAt = new Date(now.getTime() + HOLD_MINUTES * 60_000);
  await oneHoldAtATime(queries, guest.key);
  const claimed = await claimSlot(queries, slot, {
    guest: guest.key,
    now,
    by: { reservationCode, expiresAt, client },
  });
  if (!claimed) throw slotTaken();
  await refuseHoarding(queries, { guest: guest.key, client, limits, now });
  return { data: { appointmentReservations: { reservationCode, expiresAt: expiresAt.toISOString() } } };
}
