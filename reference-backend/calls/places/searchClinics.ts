import type { SearchClinicsReply } from '../../../schemas/generated/api/places/search-clinics/reply.js';
import { checkSearchClinicsRequest } from '../../../schemas/generated/api/places/search-clinics/request.js';
import { findNearby } from '../../clinics/findNearby.ts';
import { defineCall } from '../handling/defineCall.ts';

/** A page of the clinics around a place or a point, for the locator. */
export const searchClinics = defineCall({
  name: 'search-clinics',
  checkRequest: checkSearchClinicsRequest,
  isSearch: true,
  answer: async (request, visit): Promise<SearchClinicsReply> => {
    const { freeFormAddress, latLong, maxResults, radiusInMiles, page = '1', pageSize = '4', sortBy } = request;
    const size = Number(pageSize);
    return findNearby(
      { freeFormAddress, latLong, maxResults, radius: radiusInMiles, sortBy, size, offset: (Number(page) - 1) * size },
      visit,
    );
  },
});
