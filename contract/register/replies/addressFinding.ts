import { isDeepStrictEqual } from 'node:util';
import type { ValidateAddressReply } from '../../../schemas/generated/api/places/validate-address/reply.js';
import type { PostalAddress } from '../../../schemas/generated/api/places/validate-address/request.js';
import { placeDiffers } from '../../calls/places/placeDiffers.ts';
import { firstWrong, unless } from '../../check/unless.ts';
import type { Finding } from '../Finding.ts';

/** What is promised of every address that is known or not: only one that is corrected is another than was sent. */
export function addressFinding(
  sent: PostalAddress,
  { data: { addressValidations: found } }: ValidateAddressReply,
): Finding {
  const at = '/data/addressValidations';
  const { validated, corrected, address } = found;
  const isSame = isDeepStrictEqual(address, sent);
  const said = placeDiffers({ address: sent }, { address }, at);
  return {
    promise: 'an address as it was sent, unless it is corrected, which it is where it is known',
    violation: firstWrong(
      unless(validated || !corrected, `${at}/corrected`, 'false, as the address is not known', 'true'),
      unless(!corrected || address !== undefined, `${at}/address`, 'how it is written', 'nothing'),
      unless(!corrected || !isSame, `${at}/address`, 'another than was sent, as it is corrected', 'the same'),
      unless(!validated || corrected || !said, `${at}/address`, 'as it was sent', 'another'),
    ),
  };
}
