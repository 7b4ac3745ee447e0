import { type CallFacts, type CallName, calls } from '../../schemas/calls.ts';
import { type RefusalFacts, refusals } from '../../schemas/refusals.ts';

const known: Readonly<Record<string, RefusalFacts>> = refusals;

/** A part of a mail address, initials, or what stands for letters that were left out. */
const OF_SOMEBODY = /@|\*\*|\b\p{Lu}\. ?\p{Lu}\./u;

/** Whether a call works with what guests have booked or reserved. */
const knowsPatients = (call: CallName): boolean => {
  const { effect, path }: CallFacts = calls[call];
  return effect !== 'reads' || path.includes('/{id}/');
};

/**
 * Whether the words of a refusal may be about somebody: they look like a part of a mail address or of a name, or they are not those
 * of its code. Only a refusal with 400 may say more exactly what is wrong, because it knows nothing but the request.
 */
export function tellsMore({ code, message }: { readonly code: string; readonly message: string }): boolean {
  const facts = Object.hasOwn(known, code) ? known[code] : undefined;
  const hasOwnWords = facts?.calls?.some(knowsPatients) === true && !facts.statuses.includes(400);
  return OF_SOMEBODY.test(message) || (hasOwnWords && facts.message !== message);
}
