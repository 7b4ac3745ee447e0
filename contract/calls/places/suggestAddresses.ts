import {
  checkSuggestAddressesReply,
  type SuggestAddressesReply,
} from '../../../schemas/generated/api/places/suggest-addresses/reply.js';
import { checkSuggestAddressesRequest } from '../../../schemas/generated/api/places/suggest-addresses/request.js';
import { defineContract } from '../../case/defineContract.ts';
import { unless } from '../../check/unless.ts';
import { suggestedWrong } from './suggestedWrong.ts';

const between =
  (least: number, most: number) =>
  ({ data: { similarAddresses: found } }: SuggestAddressesReply) =>
    unless(
      found.length >= least && found.length <= most,
      '/data/similarAddresses',
      least === most ? `${least} entries` : `${least} to ${most} entries`,
      `a list of ${found.length}`,
    ) ?? suggestedWrong(found, '/data/similarAddresses');

export const suggestAddresses = defineContract({
  call: 'suggest-addresses',
  checkRequest: checkSuggestAddressesRequest,
  checkReply: checkSuggestAddressesReply,
  whole: ({ target }) => ({ query: { 'filter.freeFormAddress': target.place, 'page.size': '5' } }),
  cases: [
    {
      name: 'of the place',
      statuses: [200],
      send: ({ target }) => ({
        query: { 'filter.freeFormAddress': target.place, 'page.size': '5' },
        findViolation: between(1, 5),
      }),
    },
    {
      name: 'of a ZIP code that begins with 0',
      statuses: [200],
      send: () => ({
        query: { 'filter.freeFormAddress': '02108', 'page.size': '5' },
        findViolation: (reply) =>
          between(1, 5)(reply) ??
          suggestedWrong(reply.data.similarAddresses, '/data/similarAddresses', { zip: '02108' }),
      }),
    },
    {
      name: 'two of many',
      statuses: [200],
      send: () => ({ query: { 'filter.freeFormAddress': 'san', 'page.size': '2' }, findViolation: between(1, 2) }),
    },
    {
      name: 'of a text that names no place',
      statuses: [200],
      send: () => ({ query: { 'filter.freeFormAddress': 'zzzzzz' }, findViolation: between(0, 0) }),
    },
  ],
});
