import { checkSearchLocationsReply } from '../../schemas/generated/api/places/search-locations/reply.js';
import type { SearchLocationsRequest } from '../../schemas/generated/api/places/search-locations/request.js';
import type { ApiContext } from './http/ApiContext.ts';
import { mapOk, type Outcome } from './http/Outcome.ts';
import { send } from './http/send.ts';
import type { SimilarAddress } from './suggestAddresses.ts';

/** The most suggestions that a call asks for (SEARCH-18). */
const pageSize = 5;

/** Places that `text` may mean, for the clinic locator: best match first, at most five. */
export async function searchLocations(
  api: ApiContext,
  text: string,
  signal?: AbortSignal,
): Promise<Outcome<readonly SimilarAddress[]>> {
  const query: SearchLocationsRequest = { freeFormAddress: text, 'page.size': String(pageSize) };
  const outcome = await send(api, {
    call: 'search-locations',
    query: { ...query },
    check: checkSearchLocationsReply,
    lists: ['/data/locations'],
    ...(signal && { signal }),
  });
  return mapOk(outcome, (reply) => reply.data.locations);
}
