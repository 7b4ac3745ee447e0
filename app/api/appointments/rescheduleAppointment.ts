import {
  type BookedAppointment,
  checkRescheduleAppointmentReply,
} from '../../../schemas/generated/api/appointments/reschedule-appointment/reply.js';
import type { RescheduleAppointmentRequest } from '../../../schemas/generated/api/appointments/reschedule-appointment/request.js';
import { type TimeRefusal, timeLimits } from '../../journey/index.ts';
import type { ApiContext } from '../http/ApiContext.ts';
import { mapOk, type Outcome, type Refused } from '../http/Outcome.ts';
import { send } from '../http/send.ts';

/**
 * The time that an appointment moves to, and where, as a booking names it; and the time that the guest saw it has. With
 * `followup`, both times of the second of a pair, which moves with the first.
 */
export type NewTime = Omit<RescheduleAppointmentRequest, 'confirmCode'> &
  Required<Pick<RescheduleAppointmentRequest, 'currentDateTime'>>;

/**
 * Why an appointment keeps its time, and of a pair both: somebody else has the new one (`taken`) or it breaks a limit, it has moved from the
 * time that the guest saw (`alreadyMoved`), it is canceled or has begun, id and code do not belong together (`notFound`), or of two the second would not be due yet, or they would be at two places.
 */
export type RescheduleRefusal =
  | TimeRefusal
  | 'alreadyMoved'
  | 'alreadyCanceled'
  | 'appointmentPast'
  | 'notFound'
  | 'followupTooEarly'
  | 'pairElsewhere';

/** Whether the refusal is about the second of a pair, which was to move with the first. */
export const isOfFollowup = ({ path }: Refused<RescheduleRefusal>): boolean => path?.startsWith('/followup') ?? false;

/**
 * Moves an appointment to another time. The old one is freed only when the new one is booked. A retry with the same key
 * gets the first result.
 */
export async function rescheduleAppointment(
  api: ApiContext,
  { id, confirmCode }: { readonly id: string; readonly confirmCode: string },
  newTime: NewTime,
  idempotencyKey: string,
  signal?: AbortSignal,
): Promise<Outcome<BookedAppointment, RescheduleRefusal>> {
  const request: RescheduleAppointmentRequest = { confirmCode, ...newTime };
  const outcome = await send(api, {
    call: 'reschedule-appointment',
    parts: { id },
    body: request,
    check: checkRescheduleAppointmentReply,
    refusals: {
      400: { appointmentPast: 'appointmentPast', followupTooEarly: 'followupTooEarly', pairElsewhere: 'pairElsewhere' },
      404: { appointmentNotFound: 'notFound', providerUnavailable: 'taken', notLicensed: 'taken' },
      409: {
        alreadyCanceled: 'alreadyCanceled',
        alreadyMoved: 'alreadyMoved',
        slotTaken: 'taken',
        ...timeLimits,
      },
    },
    idempotencyKey,
    ...(signal && { signal }),
  });
  return mapOk(outcome, ({ data }) => data);
}
