import { checkSearchLocationsReply } from '../../../schemas/generated/api/places/search-locations/reply.js';
import { checkSearchLocationsRequest } from '../../../schemas/generated/api/places/search-locations/request.js';
import { defineContract } from '../../case/defineContract.ts';
import { firstWrong, unless } from '../../check/unless.ts';
import { suggestedWrong } from './suggestedWrong.ts';

export const searchLocations = defineContract({
  call: 'search-locations',
  checkRequest: checkSearchLocationsRequest,
  checkReply: checkSearchLocationsReply,
  whole: ({ target }) => ({ query: { freeFormAddress: target.place, 'page.size': '5' } }),
  cases: [
    {
      name: 'two of many',
      statuses: [200],
      send: () => ({
        query: { freeFormAddress: 'san', 'page.size': '2' },
        findViolation: ({ data: { locations } }) =>
          unless(
            locations.length > 0 && locations.length <= 2,
            '/data/locations',
            '1 or 2 entries',
            `a list of ${locations.length}`,
          ),
      }),
    },
    {
      name: 'of a city in one of the states that have it',
      statuses: [200],
      send: () => ({
        query: { freeFormAddress: 'Columbus, GA' },
        findViolation: ({ data: { locations } }) =>
          firstWrong(
            unless(locations.length > 0, '/data/locations', 'it', 'none'),
            suggestedWrong(locations, '/data/locations', { state: 'GA' }),
          ),
      }),
    },
    {
      name: 'of a ZIP code that begins with 0',
      statuses: [200],
      send: () => ({
        query: { freeFormAddress: '02108' },
        findViolation: ({ data: { locations } }) =>
          firstWrong(
            unless(locations.length > 0, '/data/locations', 'it', 'none'),
            suggestedWrong(locations, '/data/locations', { zip: '02108' }),
          ),
      }),
    },
    {
      name: 'of a text that names no place',
      statuses: [200],
      send: () => ({
        query: { freeFormAddress: 'zzzzzz' },
        findViolation: ({ data: { locations } }) =>
          unless(locations.length === 0, '/data/locations', 'an empty list', `a list of ${locations.length}`),
      }),
    },
  ],
});
