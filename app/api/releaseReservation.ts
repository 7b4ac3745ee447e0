import { checkReleaseReservationReply } from '../../schemas/generated/api/release-reservation/reply.js';
import type { ApiContext } from './http/ApiContext.ts';
import { send } from './http/http.ts';
import { mapOk, type Outcome } from './http/Outcome.ts';
import { apiPaths } from './http/paths.ts';

/**
 * Lets go of a held time. `notFound` where it is held no longer, which is as good. The call outlives the page, so that a
 * guest who leaves lets go as well.
 */
export async function releaseReservation(
  api: ApiContext,
  code: string,
  signal?: AbortSignal,
): Promise<Outcome<undefined, 'notFound'>> {
  const outcome = await send(api, {
    method: 'DELETE',
    path: apiPaths.reservation(code),
    check: checkReleaseReservationReply,
    refusals: { 404: 'notFound' },
    keepalive: true,
    ...(signal && { signal }),
  });
  return mapOk(outcome, () => undefined);
}
