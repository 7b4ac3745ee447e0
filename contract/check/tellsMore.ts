import { type CallFacts, type CallName, calls } from '../../schemas/calls.ts';
import { type RefusalFacts, refusals } from '../../schemas/refusals.ts';
import type { ContractName } from '../calls/addresses.ts';
import { callSchema } from '../case/callSchema.ts';
import { undescribed } from './unknownMembers.ts';

const known: Readonly<Record<string, RefusalFacts>> = refusals;

/** Initials, or what stands for letters that were left out. */
const SHORTENED = /\*\*|\b\p{Lu}\. ?\p{Lu}\./u;

/**
 * Where a right reply of a call that works with what guests have booked tells something of somebody, in a member that no
 * schema describes: initials, letters that were left out, or the end of a phone number.
 * @param personal texts about the patients
 */
export function whereTold(call: ContractName, reply: unknown, personal: readonly string[]): string | undefined {
  if (call === 'deployment' || !knowsPatients(call)) return undefined;
  const ends = personal.flatMap((text) => /\d{4}$/.exec(text) ?? []);
  const tells = (value: unknown): boolean => {
    const text = JSON.stringify(value) ?? '';
    return SHORTENED.test(text) || ends.some((end) => new RegExp(`(?<!\\d)${end}(?!\\d)`).test(text));
  };
  return undescribed(callSchema(call, 'reply'), reply).find(({ value }) => tells(value))?.at;
}

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
  return message.includes('@') || SHORTENED.test(message) || (hasOwnWords && facts.message !== message);
}
