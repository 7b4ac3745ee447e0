import { type Clinic, checkClinicInfoReply } from '../../schemas/generated/api/places/clinic-info/reply.js';
import type { ApiContext } from './http/ApiContext.ts';
import { mapOk, type Outcome } from './http/Outcome.ts';
import { send } from './http/send.ts';

/** The refusals of calls about clinics. For each of them the guest reads the server's message (LOCATOR-9). */
export type ClinicRefusal = 'invalid' | 'notFound' | 'TooManyReasonsErrorMessage';

/** How a reply about one clinic is read: an odd field never takes the clinic away (LOCATOR-18). */
export const clinicReading = { lists: ['/data/clinic/address/addressLines'], lenient: true } as const;

/**
 * One clinic, for the clinic locator.
 *
 * @param divisionNumber the first three digits of its id
 * @param storeNumber the next five
 */
export async function clinicInfo(
  api: ApiContext,
  divisionNumber: string,
  storeNumber: string,
  signal?: AbortSignal,
): Promise<Outcome<Clinic, ClinicRefusal>> {
  const outcome = await send(api, {
    call: 'clinic-info',
    parts: { divisionNumber, storeNumber },
    check: checkClinicInfoReply,
    ...clinicReading,
    refusals: { 400: 'invalid', 404: 'notFound' },
    named: ['TooManyReasonsErrorMessage'],
    ...(signal && { signal }),
  });
  return mapOk(outcome, (reply) => reply.data.clinic);
}
