import { type Clinic, checkClinicDetailsReply } from '../../schemas/generated/api/places/clinic-details/reply.js';
import type { ClinicDetailsRequest } from '../../schemas/generated/api/places/clinic-details/request.js';
import { checkClinicInfoReply } from '../../schemas/generated/api/places/clinic-info/reply.js';
import type { BusinessName } from '../journey/index.ts';
import type { ApiContext } from './http/ApiContext.ts';
import { mapOk, type Outcome } from './http/Outcome.ts';
import { send } from './http/send.ts';

export type { Clinic };

/** The id of the service whose next free time the reply gives (API-8). */
const usualReason = '29';

/**
 * The details of one place of a business. Refused as `notFound` when the business has no place with this number.
 *
 * @param locationId three digits of division number, then five of store number
 */
export async function clinicDetails(
  api: ApiContext,
  locationId: string,
  businessName: BusinessName = 'tlc',
  signal?: AbortSignal,
): Promise<Outcome<Clinic, 'notFound'>> {
  const query: ClinicDetailsRequest = {
    'filter.businessName': businessName,
    'filter.reasonId': usualReason,
    'filter.divisionNumber': locationId.slice(0, 3),
    'filter.storeNumber': locationId.slice(3, 8),
  };
  const outcome = await send(api, {
    call: 'clinic-details',
    query: { ...query },
    check: checkClinicDetailsReply,
    ...clinicReading,
    refusals: { 404: 'notFound' },
    ...(signal && { signal }),
  });
  return mapOk(outcome, (reply) => reply.data.clinic);
}

/** The refusals of calls about clinics. For each of them the guest reads the server's message (LOCATOR-9). */
export type ClinicRefusal = 'invalid' | 'notFound' | 'TooManyReasonsErrorMessage';

/** How a reply about one clinic is read: an odd field never takes the clinic away (LOCATOR-18). */
const clinicReading = { lists: ['/data/clinic/address/addressLines'], lenient: true } as const;

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
