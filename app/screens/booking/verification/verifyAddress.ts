import type { JsonObject } from '#engine';
import { type PostalAddress, validateAddress } from '../../../api/index.ts';
import { type AppServices, reportOutcome } from '../../../app-services/index.ts';
import { readText } from '../../../journey/index.ts';

/** The address that the guest typed, and the different one that the server suggests. */
export interface AddressCorrection {
  readonly entered: PostalAddress;
  readonly suggested: PostalAddress;
}

/** `stands`: the answers are kept, except those replaced by `values`. `corrected`: the guest must choose. */
export type VerificationResult =
  | { readonly kind: 'stands'; readonly values?: JsonObject }
  | { readonly kind: 'corrected'; readonly correction: AddressCorrection };

/** A guest waits this long for the answer, and then goes on with the address as it was typed. */
const verificationTimeoutMs = 10_000;

/**
 * Asks the server about the address of the answers (ADDRESS-2 to ADDRESS-4). A failure does not stop the guest: the
 * address is kept as it was typed.
 */
export async function verifyAddress(
  { api, analytics }: AppServices,
  answers: JsonObject,
  signal: AbortSignal,
): Promise<VerificationResult> {
  const entered = readAddress(answers);
  if (!entered) return { kind: 'stands' };
  const shortTimeoutApi = { ...api, timeoutMs: Math.min(api.timeoutMs, verificationTimeoutMs) };
  const outcome = await validateAddress(shortTimeoutApi, entered, signal);
  reportOutcome(analytics, outcome, signal);
  if (outcome.kind !== 'ok') return { kind: 'stands' };
  const { validated, corrected, address } = outcome.value;
  if (!validated || !address) return { kind: 'stands' };
  return corrected
    ? { kind: 'corrected', correction: { entered, suggested: address } }
    : { kind: 'stands', values: buildAnswers(address) };
}

/** The address in the answers, under the names that the verifier `address` uses; undefined while it is incomplete. */
export function readAddress(answers: JsonObject): PostalAddress | undefined {
  const [line, more, cityTown, stateProvince, postalCode, county] = [
    answers.addressLineOne,
    answers.addressLineTwo,
    answers.city,
    answers.state,
    answers.zipCode,
    answers.county,
  ].map(readText);
  if (!line || !cityTown || !stateProvince || !postalCode) return undefined;
  const addressLines = more ? [line, more] : [line];
  return { addressLines, cityTown, stateProvince, postalCode, ...(county && { county }) };
}

/** The address as answers. An empty second line replaces an earlier one; without a county the earlier one is kept. */
export const buildAnswers = (address: PostalAddress): JsonObject => {
  const [addressLineOne = '', addressLineTwo = ''] = address.addressLines;
  return {
    addressLineOne,
    addressLineTwo,
    city: address.cityTown,
    state: address.stateProvince,
    zipCode: address.postalCode,
    ...(address.county !== undefined && { county: address.county }),
  };
};
