import { isDeepStrictEqual } from 'node:util';
import { calls } from '../../../schemas/calls.ts';
import {
  checkValidateAddressReply,
  type ValidateAddressReply,
} from '../../../schemas/generated/api/places/validate-address/reply.js';
import {
  checkValidateAddressRequest,
  type PostalAddress,
} from '../../../schemas/generated/api/places/validate-address/request.js';
import { defineContract } from '../../case/defineContract.ts';
import { skipped } from '../../case/SkippedCase.ts';
import { firstWrong, unless } from '../../check/unless.ts';
import { postalAddress } from '../../samples/postalAddress.ts';
import { ask } from '../../world/ask.ts';
import type { World } from '../../world/World.ts';
import { placeDiffers } from './placeDiffers.ts';

/**
 * The address of a clinic, which the server itself says elsewhere, so that it knows it.
 * @throws SkippedCase where it says none
 */
async function clinicAddress({ find }: World): Promise<PostalAddress> {
  const { address } = (await find.clinics.first()).provider;
  if (!address) throw skipped('the search for times says no address of a clinic');
  return address;
}

/** An address in a city or a state that does not have its ZIP code, and what is right as a reply, whichever path is asked. */
function elsewhere(wrong: Pick<PostalAddress, 'cityTown'> | Pick<PostalAddress, 'stateProvince'>) {
  const address = { ...postalAddress(), ...wrong };
  const at = '/data/addressValidations';
  return {
    body: { address },
    findViolation: ({ data: { addressValidations: found } }: ValidateAddressReply) => {
      const isAnother = placeDiffers({ address }, { address: found.address }, at) !== undefined;
      return firstWrong(
        unless(found.corrected || !found.validated, at, 'corrected, or not validated', 'validated as it is'),
        unless(!found.corrected || isAnother, `${at}/address`, 'another than was sent', 'the same, as corrected'),
      );
    },
  };
}

/** Finds where a reply is not that of the other path. */
const isAlike =
  ({ data: { addressValidations: known } }: ValidateAddressReply) =>
  ({ data: { addressValidations: found } }: ValidateAddressReply) => {
    const at = '/data/addressValidations';
    const asThere = (is: boolean): string => `${is}, as at the other path`;
    return firstWrong(
      unless(found.validated === known.validated, `${at}/validated`, asThere(known.validated), String(found.validated)),
      unless(found.corrected === known.corrected, `${at}/corrected`, asThere(known.corrected), String(found.corrected)),
      placeDiffers(known, found, at, 'the other path'),
    );
  };

/** An address that needs no correction: the reply has it as it was sent, whichever path is asked. */
const asItIs = (sent = postalAddress()) => ({
  body: { address: sent },
  findViolation: ({ data: { addressValidations: found } }: ValidateAddressReply) => {
    const at = '/data/addressValidations/address';
    const isSame = isDeepStrictEqual(found.address, sent);
    const isWhole = Object.keys(sent).every((name) => Object.hasOwn(found.address ?? {}, name));
    const said = placeDiffers({ address: sent }, { address: found.address }, '/data/addressValidations');
    return firstWrong(
      unless(!found.corrected || !isSame, at, 'another than was sent, as it is corrected', 'the same'),
      unless(!found.validated || found.corrected || (!said && isWhole), at, 'as it was sent', 'another'),
    );
  },
});

export const validateAddress = defineContract({
  call: 'validate-address',
  checkRequest: checkValidateAddressRequest,
  checkReply: checkValidateAddressReply,
  whole: () => ({ body: { address: postalAddress() } }),
  cases: [
    { name: 'of an address', statuses: [200], send: () => asItIs() },
    {
      name: 'of a clinic that its searches name: it is known',
      statuses: [200],
      send: async (world) => {
        const { body, findViolation } = asItIs(await clinicAddress(world));
        return {
          body,
          findViolation: (reply) =>
            firstWrong(
              unless(
                reply.data.addressValidations.validated,
                '/data/addressValidations/validated',
                'true, as the address is that of a clinic',
                'false',
              ),
              findViolation(reply),
            ),
        };
      },
    },
    {
      name: 'of one in a city that does not have its ZIP code',
      statuses: [200],
      send: () => elsewhere({ cityTown: 'Columbus' }),
    },
    {
      name: 'of one as it was corrected before: it is right now',
      statuses: [200],
      send: async ({ guest }) => {
        const { body } = elsewhere({ cityTown: 'Louisville', stateProvince: 'KY' });
        const { data } = await ask(guest, 'validate-address', checkValidateAddressReply, { body });
        const { address, corrected } = data.addressValidations;
        if (!corrected || !address) throw skipped('the server corrects no city');
        return {
          body: { address },
          findViolation: ({ data: { addressValidations: found } }) =>
            unless(
              found.validated && !found.corrected,
              '/data/addressValidations/corrected',
              'false, as this is the corrected address',
              'corrected again',
            ),
        };
      },
    },
    {
      name: 'of one in such a state, asked at the path of the locator: answered alike',
      statuses: [200],
      send: async ({ guest }) => {
        const { body, findViolation } = elsewhere({ stateProvince: 'KY' });
        const known = await ask(guest, 'validate-address', checkValidateAddressReply, { body });
        return {
          path: calls['validate-address'].otherPath,
          body,
          findViolation: (reply) => firstWrong(findViolation(reply), isAlike(known)(reply)),
        };
      },
    },
    {
      name: 'of one with a ZIP code that does not exist',
      statuses: [200],
      send: () => ({
        body: { address: { ...postalAddress(), postalCode: '00000' } },
        findViolation: ({ data: { addressValidations: found } }) =>
          unless(
            !found.validated || found.corrected,
            '/data/addressValidations/validated',
            'false, or another ZIP code',
            'validated as it is',
          ),
      }),
    },
    {
      name: 'of an address with a nine-digit ZIP code, asked at the path of the locator',
      statuses: [200],
      send: () => ({
        path: calls['validate-address'].otherPath,
        ...asItIs(postalAddress(undefined, { postalCode: '45202-1234' })),
      }),
    },
    { name: 'of text that is not JSON', statuses: [400], code: 'badRequest', send: () => ({ text: '{' }) },
  ],
});
