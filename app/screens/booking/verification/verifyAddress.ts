import type { Json, JsonObject } from '#engine';
import { type PostalAddress, validateAddress } from '../../../api/index.ts';
import { type AppWiring, reportOutcome } from '../../../wiring/index.ts';

/** What the server knows under another address than the guest typed. */
export interface AddressCorrection {
  readonly entered: PostalAddress;
  readonly suggested: PostalAddress;
}

/** The answers may stand, with `values` in their place where there are some; or the guest is to choose. */
export type VerificationResult =
  | { readonly kind: 'stands'; readonly values?: JsonObject }
  | { readonly kind: 'corrected'; readonly correction: AddressCorrection };

/** A guest waits this long for the answer, and then goes on with the address as it was typed. */
const verificationTimeoutMs = 10_000;

/**
 * Asks the server about the address of the answers (ADDRESS-2 to ADDRESS-4). Whatever goes wrong, the guest is not to be
 * held up: the address stands as it was typed.
 */
export async function verifyAddress(
  { api, analytics }: AppWiring,
  answers: JsonObject,
  signal: AbortSignal,
): Promise<VerificationResult> {
  const entered = readAddress(answers);
  if (!entered) return { kind: 'stands' };
  const shortTimeoutApi = { ...api, timeoutMs: Math.min(api.timeoutMs, verificationTimeoutMs) };
  const outcome = await validateAddress(shortTimeoutApi, entered, signal);
  if (outcome.kind === 'ok') {
    const { validated, corrected, address } = outcome.value;
    if (!validated || !address) return { kind: 'stands' };
    return corrected
      ? { kind: 'corrected', correction: { entered, suggested: address } }
      : { kind: 'stands', values: buildAnswers(address) };
  }
  reportOutcome(analytics, outcome, signal);
  return { kind: 'stands' };
}

/** The address of the answers, by the names that the verifier `address` has for them; undefined while it is not whole. */
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

/** The answers that say the address. An empty second line takes away one that was there; no county leaves the old one. */
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

const readText = (answer: Json | undefined): string => (typeof answer === 'string' ? answer.trim() : '');
