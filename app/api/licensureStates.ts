import {
  checkLicensureStatesReply,
  type LicensureState,
} from '../../schemas/generated/api/places/licensure-states/reply.js';
import type { LicensureStatesRequest } from '../../schemas/generated/api/places/licensure-states/request.js';
import type { ApiContext } from './http/ApiContext.ts';
import { mapOk, type Outcome } from './http/Outcome.ts';
import { apiPaths } from './http/paths.ts';
import { send } from './http/send.ts';

export type { LicensureState };

/** The states, and whether the service may be given by video in each of them. */
export async function licensureStates(
  api: ApiContext,
  serviceId: number,
  signal?: AbortSignal,
): Promise<Outcome<readonly LicensureState[]>> {
  const query: LicensureStatesRequest = { 'filter.serviceId': String(serviceId) };
  const outcome = await send(api, {
    method: 'GET',
    path: apiPaths.licensureStates,
    query: { ...query },
    check: checkLicensureStatesReply,
    lists: ['/data/licensure-states'],
    ...(signal && { signal }),
  });
  return mapOk(outcome, (reply) => reply.data['licensure-states']);
}
