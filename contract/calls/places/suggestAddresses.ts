import { checkSuggestAddressesReply } from '../../../schemas/generated/api/places/suggest-addresses/reply.js';
import { checkSuggestAddressesRequest } from '../../../schemas/generated/api/places/suggest-addresses/request.js';
import { defineContract } from '../../case/defineContract.ts';
import { firstWrong } from '../../check/unless.ts';
import { countWrong, suggestionCases } from './compared/suggestionCases.ts';
import { suggestedWrong } from './suggestedWrong.ts';

const list = '/data/similarAddresses';

export const suggestAddresses = defineContract({
  call: 'suggest-addresses',
  checkRequest: checkSuggestAddressesRequest,
  checkReply: checkSuggestAddressesReply,
  whole: ({ target }) => ({ query: { 'filter.freeFormAddress': target.place, 'page.size': '5' } }),
  cases: [
    {
      name: 'of the place',
      statuses: [200],
      send: ({ target: { place } }) => ({
        query: { 'filter.freeFormAddress': place, 'page.size': '5' },
        findViolation: ({ data: { similarAddresses: found } }) => {
          const zip = /^\s*(\d{5})/.exec(place)?.[1];
          return firstWrong(countWrong(found, list, 1, 5), suggestedWrong(found, list, { zip }));
        },
      }),
    },
    ...suggestionCases({
      call: 'suggest-addresses',
      check: checkSuggestAddressesReply,
      text: 'filter.freeFormAddress',
      list,
      read: ({ data }) => data.similarAddresses,
    }),
  ],
});
