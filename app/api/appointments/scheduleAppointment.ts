import {
  type BookedAppointment,
  checkScheduleAppointmentReply,
  type ScheduleAppointmentReply,
} from '../../../schemas/generated/api/appointments/schedule-appointment/reply.js';
import { checkScheduleWalkInReply } from '../../../schemas/generated/api/appointments/schedule-walk-in/reply.js';
import type { SchemaCheck } from '../../../schemas/SchemaCheck.ts';
import { type BookingRequest, type TimeLimit, timeLimits, type VisitRequest } from '../../journey/index.ts';
import type { ApiContext } from '../http/ApiContext.ts';
import { mapOk, type Outcome } from '../http/Outcome.ts';
import { send } from '../http/send.ts';

export type { BookedAppointment };

/** Why an appointment was not booked. */
export type BookingRefusal = 'conflict' | 'duplicate' | 'incompatible' | TimeLimit;

/**
 * Books an appointment, with its follow-up if the request has one. The first entry of the result is the appointment,
 * the second its follow-up. Refused as `conflict` when the slot is taken, as a {@link TimeLimit} when the time breaks
 * that limit, as `duplicate` when the guest already has an appointment for the service, and as `incompatible` when the
 * services cannot be given at one time. A retry with the same key gets the first result, so it books only once. Both
 * appointments are booked or neither: a reply with fewer than were requested is malformed.
 */
export async function scheduleAppointment(
  api: ApiContext,
  request: BookingRequest,
  idempotencyKey: string,
  signal?: AbortSignal,
): Promise<Outcome<readonly BookedAppointment[], BookingRefusal>> {
  const outcome = await send(api, {
    call: 'schedule-appointment',
    body: request,
    check: buildCheck(request.followupAppointment === undefined ? 1 : 2),
    refusals: {
      400: { incompatibleServices: 'incompatible' },
      409: { ...timeLimits, '*': 'conflict' },
      429: 'duplicate',
    },
    idempotencyKey,
    ...(signal && { signal }),
  });
  return mapOk(outcome, (reply) => reply.data.appointments);
}

const buildCheck =
  (visits: number): SchemaCheck<ScheduleAppointmentReply> =>
  (reply): reply is ScheduleAppointmentReply =>
    checkScheduleAppointmentReply(reply) && reply.data.appointments.length >= visits;

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
