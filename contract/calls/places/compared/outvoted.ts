import type { ContractViolation } from '../../../check/CheckResult.ts';
import { firstWrong, unless } from '../../../check/unless.ts';
import { isRecord } from '../../../exchange/json.ts';
import type { ContractName } from '../../addresses.ts';
import { isAlike } from '../placeDiffers.ts';

/** What other calls say of one thing, by their names. */
export type SaidElsewhere = ReadonlyMap<ContractName, unknown>;

/**
 * Finds the first fact on which a reply stands alone: more of the other calls contradict it than agree with it. Where one
 * call stands against one, both are found, each in its own case. What a call leaves out is not compared.
 * @param facts JSON Pointers below the thing, without the slash before the first name
 * @param at JSON Pointer to the thing in the reply that is checked
 */
export const outvoted = (
  facts: readonly string[],
  elsewhere: SaidElsewhere,
  own: unknown,
  at: string,
): ContractViolation | undefined => firstWrong(...facts.map((fact) => factWrong(fact, elsewhere, own, at)));

function factWrong(fact: string, elsewhere: SaidElsewhere, own: unknown, at: string): ContractViolation | undefined {
  const value = read(own, fact);
  const others = [...elsewhere]
    .map(([call, thing]) => ({ call, value: read(thing, fact) }))
    .filter((other) => other.value !== undefined);
  const against = others.filter((other) => !isAlike(other.value, value));
  const [first] = against;
  if (first === undefined || against.length <= others.length - against.length) return undefined;
  const calls = against.filter((other) => isAlike(other.value, first.value)).map(({ call }) => call);
  return unless(
    value === undefined,
    `${at}/${fact}`,
    `${isPlain(first.value) ? `${first.value}, ` : ''}as ${list.format(calls)} ${calls.length === 1 ? 'says' : 'say'}`,
    isPlain(value) ? String(value) : 'something else',
  );
}

const list = new Intl.ListFormat('en-US');

const read = (thing: unknown, fact: string): unknown =>
  fact.split('/').reduce((value, name) => (isRecord(value) ? value[name] : undefined), thing);

const isPlain = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);
