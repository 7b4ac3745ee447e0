import {
  type BookedAppointment,
  checkScheduleWalkInReply,
} from '../../../schemas/generated/api/appointments/schedule-walk-in/reply.js';
import type { VisitRequest } from '../../journey/index.ts';
import type { ApiContext } from '../http/ApiContext.ts';
import { mapOk, type Outcome } from '../http/Outcome.ts';
import { send } from '../http/send.ts';

/**
 * Books a visit without a time, and gives it as the only entry of a list, as {@link scheduleAppointment} gives what it
 * books. The refusals are the same, and a retry with the same key gets the first result.
 */
export async function scheduleWalkIn(
  api: ApiContext,
  request: VisitRequest,
  idempotencyKey: string,
  signal?: AbortSignal,
): Promise<Outcome<readonly BookedAppointment[], 'conflict' | 'duplicate' | 'incompatible'>> {
  const outcome = await send(api, {
    call: 'schedule-walk-in',
    body: request,
    check: checkScheduleWalkInReply,
    refusals: { 400: { incompatibleServices: 'incompatible' }, 409: 'conflict', 429: 'duplicate' },
    idempotencyKey,
    ...(signal && { signal }),
  });
  return mapOk(outcome, (reply) => reply.data.appointments);
}
