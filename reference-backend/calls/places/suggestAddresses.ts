import type { SuggestAddressesReply } from '../../../schemas/generated/api/places/suggest-addresses/reply.js';
import { checkSuggestAddressesRequest } from '../../../schemas/generated/api/places/suggest-addresses/request.js';
import { spend } from '../../limits/spend.ts';
import { suggestPlaces } from '../../world/places/suggestPlaces.ts';
import { defineCall } from '../handling/defineCall.ts';

/** Suggests places that a typed location may mean. */
export const suggestAddresses = defineCall({
  name: 'suggest-addresses',
  checkRequest: checkSuggestAddressesRequest,
  answer: async (request, visit): Promise<SuggestAddressesReply> => {
    await spend(visit.database, visit, { limit: 'addressCallsPerClient', who: visit.client });
    const limit = Math.min(Number(request['page.size'] ?? 5), 50);
    const places = suggestPlaces(request['filter.freeFormAddress'], limit);
    return {
      data: {
        similarAddresses: places.map(({ cityTown, stateProvince, postalCode, lat, lng }) => ({
          cityTown,
          stateProvince,
          postalCode,
          location: { lat, lng },
        })),
      },
    };
  },
});
