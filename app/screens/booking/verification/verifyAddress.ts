import type { JsonObject } from '#engine';
import { type PostalAddress, validateAddress } from '../../../api/index.ts';
import { type AppWiring, reportOutcome } from '../../../wiring/index.ts';
import { buildAnswers, readAddress } from './addressAnswers.ts';

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
