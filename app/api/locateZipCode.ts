import {
  checkLocateZipCodeReply,
  type SimilarAddress,
} from '../../schemas/generated/api/places/locate-zip-code/reply.js';
import type { LocateZipCodeRequest } from '../../schemas/generated/api/places/locate-zip-code/request.js';
import type { ApiContext } from './http/ApiContext.ts';
import { mapOk, type Outcome } from './http/Outcome.ts';
import { send } from './http/send.ts';

/** The place of a guest's ZIP code, undefined where there is none. The code is personal, so no address has it. */
export async function locateZipCode(
  api: ApiContext,
  postalCode: string,
  signal?: AbortSignal,
): Promise<Outcome<SimilarAddress | undefined>> {
  const request: LocateZipCodeRequest = { postalCode };
  const outcome = await send(api, {
    call: 'locate-zip-code',
    body: request,
    check: checkLocateZipCodeReply,
    lists: ['/data/similarAddresses'],
    ...(signal && { signal }),
  });
  return mapOk(outcome, (reply) => reply.data.similarAddresses[0]);
}
