import { checkReleaseReservationReply } from '../../schemas/generated/api/time-slots/release-reservation/reply.js';
import type { ApiContext } from './http/ApiContext.ts';
import { mapOk, type Outcome } from './http/Outcome.ts';
import { send } from './http/send.ts';

/**
 * Releases a reservation. `notFound` means that it has already ended, which is just as good. The call continues after
 * the page is closed, so that the slot of a guest who leaves is released, too.
 */
export async function releaseReservation(
  api: ApiContext,
  code: string,
  signal?: AbortSignal,
): Promise<Outcome<undefined, 'notFound'>> {
  const outcome = await send(api, {
    call: 'release-reservation',
    parts: { id: code },
    check: checkReleaseReservationReply,
    refusals: { 404: 'notFound' },
    keepalive: true,
    ...(signal && { signal }),
  });
  return mapOk(outcome, () => undefined);
}
