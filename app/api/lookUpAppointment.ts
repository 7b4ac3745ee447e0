import {
  checkLookupAppointmentReply,
  type LookedUp,
  type LookedUpAppointment,
} from '../../schemas/generated/api/lookup-appointment/reply.js';
import type { LookupAppointmentRequest } from '../../schemas/generated/api/lookup-appointment/request.js';
import type { ApiContext } from './http/ApiContext.ts';
import { send } from './http/http.ts';
import { mapOk, type Outcome } from './http/Outcome.ts';
import { apiPaths } from './http/paths.ts';

export type { LookedUp, LookedUpAppointment };

/**
 * What an id and a code would cancel. Changes nothing, so it carries no key. `notFound` for a wrong id, a wrong code and
 * too many attempts alike; told by its code, because where a server has no such call there is a 404 as well.
 */
export async function lookUpAppointment(
  api: ApiContext,
  appointment: { readonly id: string; readonly confirmCode: string },
  signal?: AbortSignal,
): Promise<Outcome<LookedUp, 'notFound'>> {
  const request: LookupAppointmentRequest = { confirmCode: appointment.confirmCode };
  const outcome = await send(api, {
    method: 'POST',
    path: apiPaths.appointmentLookup(appointment.id),
    body: request,
    check: checkLookupAppointmentReply,
    refusals: { 404: { appointmentNotFound: 'notFound' } },
    ...(signal && { signal }),
  });
  return mapOk(outcome, ({ data }) => data);
}
