import { checkSearchLocationsReply } from '../../../schemas/generated/api/places/search-locations/reply.js';
import { checkSearchLocationsRequest } from '../../../schemas/generated/api/places/search-locations/request.js';
import { defineContract } from '../../case/defineContract.ts';
import { firstWrong, unless } from '../../check/unless.ts';
import { suggestionCases } from './compared/suggestionCases.ts';
import { suggestedWrong } from './suggestedWrong.ts';

const list = '/data/locations';

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
      list,
      read: ({ data }) => data.locations,
    }),
    {
      name: 'of a city in one of the states that have it',
      statuses: [200],
      send: () => ({
        query: { freeFormAddress: 'Columbus, GA' },
        findViolation: ({ data: { locations } }) =>
          firstWrong(
            unless(locations.length > 0, list, 'it', 'none'),
            suggestedWrong(locations, list, { state: 'GA' }),
          ),
      }),
    },
  ],
});
