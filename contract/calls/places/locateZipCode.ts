import {
  checkLocateZipCodeReply,
  type LocateZipCodeReply,
} from '../../../schemas/generated/api/places/locate-zip-code/reply.js';
import { checkLocateZipCodeRequest } from '../../../schemas/generated/api/places/locate-zip-code/request.js';
import { defineContract } from '../../case/defineContract.ts';
import { unless } from '../../check/unless.ts';
import { postalAddress } from '../../samples/postalAddress.ts';
import { suggestedWrong } from './suggestedWrong.ts';

const places =
  (count: number) =>
  ({ data: { similarAddresses: found } }: LocateZipCodeReply) =>
    unless(found.length === count, '/data/similarAddresses', `${count} entries`, `a list of ${found.length}`);

export const locateZipCode = defineContract({
  call: 'locate-zip-code',
  checkRequest: checkLocateZipCodeRequest,
  checkReply: checkLocateZipCodeReply,
  whole: () => ({ body: { postalCode: postalAddress().postalCode } }),
  cases: [
    {
      name: 'of a ZIP code',
      statuses: [200],
      send: () => {
        const { postalCode, stateProvince: state } = postalAddress();
        return {
          body: { postalCode },
          findViolation: (reply) =>
            places(1)(reply) ??
            suggestedWrong(reply.data.similarAddresses, '/data/similarAddresses', { state, zip: postalCode }),
        };
      },
    },
    {
      name: 'of one that begins with 0',
      statuses: [200],
      send: () => ({
        body: { postalCode: '02108' },
        findViolation: (reply) =>
          places(1)(reply) ??
          suggestedWrong(reply.data.similarAddresses, '/data/similarAddresses', { state: 'MA', zip: '02108' }),
      }),
    },
    {
      name: 'of one that does not exist',
      statuses: [200],
      send: () => ({ body: { postalCode: '00000' }, findViolation: places(0) }),
    },
    { name: 'of text that is not JSON', statuses: [400], send: () => ({ text: '{' }) },
  ],
});
