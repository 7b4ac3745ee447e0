import { checkCreateReservationReply } from '../../schemas/generated/api/time-slots/create-reservation/reply.js';
import type { CreateReservationRequest } from '../../schemas/generated/api/time-slots/create-reservation/request.js';
import { type SlotReservation, type TimeRefusal, timeLimits } from '../journey/index.ts';
import type { ApiContext } from './http/ApiContext.ts';
import { mapOk, type Outcome } from './http/Outcome.ts';
import { send } from './http/send.ts';

export type { CreateReservationRequest };

/**
 * Reserves a slot for the guest. 400, 404 and 409 mean that somebody else has the slot, refused as `taken`, unless the
 * code of a 409 names a limit that the time breaks.
 */
export async function createReservation(
  api: ApiContext,
  request: CreateReservationRequest,
  idempotencyKey: string,
  signal?: AbortSignal,
): Promise<Outcome<SlotReservation, TimeRefusal>> {
  const outcome = await send(api, {
    call: 'create-reservation',
    body: request,
    check: checkCreateReservationReply,
    refusals: { 400: 'taken', 404: 'taken', 409: { ...timeLimits, '*': 'taken' } },
    idempotencyKey,
    ...(signal && { signal }),
  });
  return mapOk(outcome, ({ data: { appointmentReservations: reserved } }) => ({
    code: reserved.reservationCode,
    ...(reserved.expiresAt !== undefined && { expiresAt: reserved.expiresAt }),
  }));
}
