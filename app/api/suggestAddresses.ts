import {
  checkSuggestAddressesReply,
  type SimilarAddress,
} from '../../schemas/generated/api/places/suggest-addresses/reply.js';
import type { SuggestAddressesRequest } from '../../schemas/generated/api/places/suggest-addresses/request.js';
import type { ApiContext } from './http/ApiContext.ts';
import { mapOk, type Outcome } from './http/Outcome.ts';
import { send } from './http/send.ts';

export type { SimilarAddress };

/** The most suggestions that a call asks for (SEARCH-18). */
const pageSize = 5;

/** Places that `text` may mean, best match first, at most five. */
export async function suggestAddresses(
  api: ApiContext,
  text: string,
  signal?: AbortSignal,
): Promise<Outcome<readonly SimilarAddress[]>> {
  const query: SuggestAddressesRequest = { 'filter.freeFormAddress': text, 'page.size': String(pageSize) };
  const outcome = await send(api, {
    call: 'suggest-addresses',
    query: { ...query },
    check: checkSuggestAddressesReply,
    lists: ['/data/similarAddresses'],
    ...(signal && { signal }),
  });
  return mapOk(outcome, (reply) => reply.data.similarAddresses);
}
