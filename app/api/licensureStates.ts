import {
  checkLicensureStatesReply,
  type LicensureState,
  type LicensureStatesReply,
} from '../../schemas/generated/api/places/licensure-states/reply.js';
import type { LicensureStatesRequest } from '../../schemas/generated/api/places/licensure-states/request.js';
import type { ApiContext } from './http/ApiContext.ts';
import { mapOk, type Outcome } from './http/Outcome.ts';
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
    call: 'licensure-states',
    query: { ...query },
    check: checkLicensureStatesReply,
    lists: ['/data/licensure-states'],
    isWhole,
    ...(signal && { signal }),
  });
  return mapOk(outcome, (reply) => reply.data['licensure-states']);
}

/** Whether the reply has as many states, and as many with a license, as its `meta` counts. */
function isWhole({ data, meta }: LicensureStatesReply): boolean {
  const states = data['licensure-states'];
  const { total, licensed } = meta?.['licensure-states'] ?? {};
  const counted = [total ?? states.length, licensed ?? countLicensed(states)];
  return counted.join() === [states.length, countLicensed(states)].join();
}

const countLicensed = (states: readonly LicensureState[]): number =>
  states.filter(({ hasLicense }) => hasLicense).length;
