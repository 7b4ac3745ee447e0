import {
  checkLookupAppointmentReply,
  type LookedUp,
  type LookedUpAppointment,
} from '../../../schemas/generated/api/appointments/lookup-appointment/reply.js';
import type { LookupAppointmentRequest } from '../../../schemas/generated/api/appointments/lookup-appointment/request.js';
import type { ApiContext } from '../http/ApiContext.ts';
import { mapOk, type Outcome } from '../http/Outcome.ts';
import { send } from '../http/send.ts';

export type { LookedUp, LookedUpAppointment };

/**
 * The appointments that an id and a confirmation code would cancel. Changes nothing, so it carries no key. Refused as
 * `notFound` for a wrong id, a wrong code and too many attempts alike. The refusal is recognized by its error code,
 * because a server without this call answers 404, too.
 */
export async function lookUpAppointment(
  api: ApiContext,
  appointment: { readonly id: string; readonly confirmCode: string },
  signal?: AbortSignal,
): Promise<Outcome<LookedUp, 'notFound'>> {
  const request: LookupAppointmentRequest = { confirmCode: appointment.confirmCode };
  const outcome = await send(api, {
    call: 'lookup-appointment',
    parts: { id: appointment.id },
    body: request,
    check: checkLookupAppointmentReply,
    refusals: { 404: { appointmentNotFound: 'notFound' } },
    ...(signal && { signal }),
  });
  return mapOk(outcome, ({ data }) => data);
}
