import {
  checkLocateZipCodeReply,
  type SimilarAddress,
} from '../../schemas/generated/api/places/locate-zip-code/reply.js';
import type { LocateZipCodeRequest } from '../../schemas/generated/api/places/locate-zip-code/request.js';
import {
  type AddressValidation,
  checkValidateAddressReply,
  type PostalAddress,
} from '../../schemas/generated/api/places/validate-address/reply.js';
import type { ValidateAddressRequest } from '../../schemas/generated/api/places/validate-address/request.js';
import type { ApiContext } from './http/ApiContext.ts';
import { mapOk, type Outcome } from './http/Outcome.ts';
import { send } from './http/send.ts';

export type { AddressValidation, PostalAddress };

/** Whether mail would reach the address, and how it should be written. Changes nothing, so it carries no key. */
export async function validateAddress(
  api: ApiContext,
  address: PostalAddress,
  signal?: AbortSignal,
): Promise<Outcome<AddressValidation>> {
  const request: ValidateAddressRequest = { address };
  const outcome = await send(api, {
    call: 'validate-address',
    body: request,
    check: checkValidateAddressReply,
    ...(signal && { signal }),
  });
  return mapOk(outcome, (reply) => reply.data.addressValidations);
}

/** The place of a guest's ZIP code, undefined where there is none. The code is personal, so no address has it. */
export async function locateZipCode(
  api: ApiContext,
  postalCode: string,
  signal?: AbortSignal,
): Promise<Outcome<SimilarAddress | undefined>> {
  const request: LocateZipCodeRequest = { postalCode };
  const outcome = await send(api, {
    call: 'locate-zip-code',
    body: request,
    check: checkLocateZipCodeReply,
    lists: ['/data/similarAddresses'],
    ...(signal && { signal }),
  });
  return mapOk(outcome, (reply) => reply.data.similarAddresses[0]);
}
