import {
  type BookedAppointment,
  checkCancelAppointmentReply,
} from '../../../schemas/generated/api/appointments/cancel-appointment/reply.js';
import type { CancelAppointmentRequest } from '../../../schemas/generated/api/appointments/cancel-appointment/request.js';
import type { ApiContext } from '../http/ApiContext.ts';
import { mapOk, type Outcome } from '../http/Outcome.ts';
import { send } from '../http/send.ts';

export type CanceledAppointment = BookedAppointment;

/**
 * Cancels an appointment. Canceling a first appointment also cancels its follow-up; the reply is the appointment that
 * was asked for. Refused as `alreadyCanceled` when nothing is left to cancel.
 */
export async function cancelAppointment(
  api: ApiContext,
  appointment: { readonly id: string; readonly confirmCode: string },
  idempotencyKey: string,
  signal?: AbortSignal,
): Promise<Outcome<CanceledAppointment, 'alreadyCanceled'>> {
  const request: CancelAppointmentRequest = { status: 'CANCELED', confirmCode: appointment.confirmCode };
  const outcome = await send(api, {
    call: 'cancel-appointment',
    parts: { id: appointment.id },
    body: request,
    check: checkCancelAppointmentReply,
    refusals: { 409: 'alreadyCanceled' },
    idempotencyKey,
    ...(signal && { signal }),
  });
  return mapOk(outcome, ({ data }) => data);
}
