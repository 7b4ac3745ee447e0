import { calls } from '../../schemas/calls.ts';
import { checkListServicesReply, type ServiceType } from '../../schemas/generated/api/services/list-services/reply.js';
import type { ListServicesRequest } from '../../schemas/generated/api/services/list-services/request.js';
import { checkValidateBenefitCodeReply } from '../../schemas/generated/api/services/validate-benefit-code/reply.js';
import type { ValidateBenefitCodeRequest } from '../../schemas/generated/api/services/validate-benefit-code/request.js';
import type { ApiContext } from './http/ApiContext.ts';
import { mapOk, type Outcome } from './http/Outcome.ts';
import { send } from './http/send.ts';

export type { ServiceType };

type Businesses = ListServicesRequest['filter.businessNames'];

/**
 * The services as the server lists them: not trimmed, not sorted, and with those that cannot be booked. Invalid entries
 * are left out.
 */
export const listServices = (
  api: ApiContext,
  businessNames: Businesses,
  signal?: AbortSignal,
): Promise<Outcome<readonly ServiceType[]>> =>
  list(api, calls['list-services'].path, { 'filter.businessNames': businessNames }, {}, signal);

/** The services of one place. Refused as `unknownLocation` when no place has this number. */
export const listServicesAt = (
  api: ApiContext,
  locationId: string,
  businessNames: Businesses,
  signal?: AbortSignal,
): Promise<Outcome<readonly ServiceType[], 'unknownLocation'>> =>
  list(
    api,
    calls['list-services'].otherPath,
    { 'filter.businessNames': businessNames, 'filter.locationId': locationId },
    { 404: 'unknownLocation' },
    signal,
  );

async function list<R extends string = never>(
  api: ApiContext,
  path: string,
  query: ListServicesRequest,
  refusals: Readonly<Record<number, R>>,
  signal: AbortSignal | undefined,
): Promise<Outcome<readonly ServiceType[], R>> {
  const outcome = await send(api, {
    call: 'list-services',
    path,
    query: { ...query },
    check: checkListServicesReply,
    lists: ['/data/services', '/data/services/-/businessNames'],
    refusals,
    ...(signal && { signal }),
  });
  return mapOk(outcome, (reply) => reply.data.services);
}

/** Whether a benefit code can be used. */
export async function validateBenefitCode(
  api: ApiContext,
  code: string,
  signal?: AbortSignal,
): Promise<Outcome<boolean>> {
  const query: ValidateBenefitCodeRequest = { 'filter.benefitCode': code };
  const outcome = await send(api, {
    call: 'validate-benefit-code',
    query: { ...query },
    check: checkValidateBenefitCodeReply,
    ...(signal && { signal }),
  });
  return mapOk(outcome, (reply) => reply.data.validation.isValid);
}
