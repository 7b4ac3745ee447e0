import { type Clinic, checkClinicDetailsReply } from '../../schemas/generated/api/places/clinic-details/reply.js';
import type { ClinicDetailsRequest } from '../../schemas/generated/api/places/clinic-details/request.js';
import type { BusinessName } from '../journey/index.ts';
import { clinicReading } from './clinicInfo.ts';
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
