import {
  type BookedAppointment,
  checkScheduleAppointmentReply,
  type ScheduleAppointmentReply,
} from '../../schemas/generated/api/schedule-appointment/reply.js';
import type { SchemaCheck } from '../../schemas/SchemaCheck.ts';
import type { BookingRequest } from '../journey/index.ts';
import type { ApiContext } from './http/ApiContext.ts';
import { send } from './http/http.ts';
import { mapOk, type Outcome } from './http/Outcome.ts';
import { apiPaths } from './http/paths.ts';

export type { BookedAppointment };

/**
 * Books. The first entry is the appointment, the second its follow-up. `conflict`: the time is gone; `duplicate`: the
 * guest already has an appointment for the service. The same key again gets the first result, so a retry books once. A
 * pair is booked as both or none: a reply with fewer than were asked for is malformed.
 */
export async function scheduleAppointment(
  api: ApiContext,
  request: BookingRequest,
  idempotencyKey: string,
  signal?: AbortSignal,
): Promise<Outcome<readonly BookedAppointment[], 'conflict' | 'duplicate'>> {
  const outcome = await send(api, {
    method: 'POST',
    path: apiPaths.appointments,
    body: request,
    check: buildCheck(request.followupAppointment === undefined ? 1 : 2),
    refusals: { 409: 'conflict', 429: 'duplicate' },
    idempotencyKey,
    ...(signal && { signal }),
  });
  return mapOk(outcome, (reply) => reply.data.appointments);
}

const buildCheck =
  (visits: number): SchemaCheck<ScheduleAppointmentReply> =>
  (reply): reply is ScheduleAppointmentReply =>
    checkScheduleAppointmentReply(reply) && reply.data.appointments.length >= visits;
