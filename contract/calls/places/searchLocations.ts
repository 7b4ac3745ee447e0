import { checkSearchLocationsReply } from '../../../schemas/generated/api/places/search-locations/reply.js';
import { checkSearchLocationsRequest } from '../../../schemas/generated/api/places/search-locations/request.js';
import { defineContract } from '../../case/defineContract.ts';
import { suggestionCases } from './compared/suggestionCases.ts';

export const searchLocations = defineContract({
  call: 'search-locations',
  checkRequest: checkSearchLocationsRequest,
  checkReply: checkSearchLocationsReply,
  whole: ({ target }) => ({ query: { freeFormAddress: target.place, 'page.size': '5' } }),
  cases: [
    ...suggestionCases({
      call: 'search-locations',
      check: checkSearchLocationsReply,
      text: 'freeFormAddress',
      list: '/data/locations',
      read: ({ data }) => data.locations,
    }),
  ],
});
