import { checkLocateZipCodeReply } from '../../../../schemas/generated/api/places/locate-zip-code/reply.js';
import { skipped } from '../../../case/SkippedCase.ts';
import { ask } from '../../../world/ask.ts';
import type { Caller } from '../../../world/Guest.ts';

/** ZIP codes of towns with nothing around them for many miles. */
const REMOTE = ['99723', '59544', '89045', '79843'];

/** The ZIP code of a town that the server knows, though hardly anybody is near it. @throws SkippedCase where it knows none */
export async function remotePlace(guest: Caller): Promise<string> {
  for (const postalCode of REMOTE) {
    const { data } = await ask(guest, 'locate-zip-code', checkLocateZipCodeReply, { body: { postalCode } });
    if (data.similarAddresses.length > 0) return postalCode;
  }
  throw skipped('locate-zip-code knows none of the remote towns');
}
