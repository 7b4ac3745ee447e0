import type { SearchLocationsReply } from '../../../schemas/generated/api/places/search-locations/reply.js';
import { checkSearchLocationsRequest } from '../../../schemas/generated/api/places/search-locations/request.js';
import { defineCall } from '../handling/defineCall.ts';
import { similarAddresses } from './similarAddresses.ts';

/** Suggests places that a typed location may mean, for the locator. */
export const searchLocations = defineCall({
  name: 'search-locations',
  checkRequest: checkSearchLocationsRequest,
  limit: 'addressCallsPerClient',
  answer: async (request): Promise<SearchLocationsReply> => ({
    data: { locations: similarAddresses(request.freeFormAddress, request['page.size']) },
  }),
});
