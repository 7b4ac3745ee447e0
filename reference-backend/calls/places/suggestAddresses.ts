import type { SuggestAddressesReply } from '../../../schemas/generated/api/places/suggest-addresses/reply.js';
import { checkSuggestAddressesRequest } from '../../../schemas/generated/api/places/suggest-addresses/request.js';
import { defineCall } from '../handling/defineCall.ts';
import { similarAddresses } from './similarAddresses.ts';

/** Suggests places that a typed location may mean. */
export const suggestAddresses = defineCall({
  name: 'suggest-addresses',
  checkRequest: checkSuggestAddressesRequest,
  limit: 'addressCallsPerClient',
  answer: async (request): Promise<SuggestAddressesReply> => ({
    data: {
      similarAddresses: similarAddresses(request['filter.freeFormAddress'], request['page.size']),
    },
  }),
});
