import {
  checkLocateZipCodeReply,
  type LocateZipCodeReply,
} from '../../../schemas/generated/api/places/locate-zip-code/reply.js';
import { checkLocateZipCodeRequest } from '../../../schemas/generated/api/places/locate-zip-code/request.js';
import { defineContract } from '../../case/defineContract.ts';
import { firstWrong, unless } from '../../check/unless.ts';
import { postalAddress } from '../../samples/postalAddress.ts';
import type { Caller } from '../../world/Guest.ts';
import { zipCodeElsewhere, zipCodeOutvoted } from './compared/zipCodeElsewhere.ts';
import { suggestedWrong } from './suggestedWrong.ts';

const places =
  (count: number) =>
  ({ data: { similarAddresses: found } }: LocateZipCodeReply) =>
    unless(found.length === count, '/data/similarAddresses', `${count} entries`, `a list of ${found.length}`);

interface Where {
  readonly state: string;
  /** Other calls say none. */
  readonly county: string;
}

async function askFor(guest: Caller, zip: string, { state, county }: Where) {
  const elsewhere = await zipCodeElsewhere(guest, 'locate-zip-code', zip);
  return {
    body: { postalCode: zip },
    findViolation: (reply: LocateZipCodeReply) => {
      const { similarAddresses: found } = reply.data;
      return firstWrong(
        places(1)(reply),
        unless(
          found[0]?.county?.startsWith(county) ?? true,
          '/data/similarAddresses/0/county',
          `${county}, in which it is`,
          String(found[0]?.county),
        ),
        suggestedWrong(found, '/data/similarAddresses', { state, zip }),
        zipCodeOutvoted(elsewhere, found[0], '/data/similarAddresses/0'),
      );
    },
  };
}

export const locateZipCode = defineContract({
  call: 'locate-zip-code',
  checkRequest: checkLocateZipCodeRequest,
  checkReply: checkLocateZipCodeReply,
  whole: () => ({ body: { postalCode: postalAddress().postalCode } }),
  cases: [
    {
      name: 'of a ZIP code',
      statuses: [200],
      send: ({ guest }) => {
        const { postalCode, stateProvince: state, county = '' } = postalAddress();
        return askFor(guest, postalCode, { state, county });
      },
    },
    {
      name: 'of one that begins with 0',
      statuses: [200],
      send: ({ guest }) => askFor(guest, '02108', { state: 'MA', county: 'Suffolk' }),
    },
    {
      name: 'of one that does not exist',
      statuses: [200],
      send: () => ({ body: { postalCode: '00000' }, findViolation: places(0) }),
    },
    {
      name: 'of one that does not exist among some that do',
      statuses: [200],
      send: () => ({ body: { postalCode: '45200' }, findViolation: places(0) }),
    },
    { name: 'of text that is not JSON', statuses: [400], code: 'badRequest', send: () => ({ text: '{' }) },
  ],
});
