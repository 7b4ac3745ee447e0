import type { SchemaCheck, SchemaViolation } from '../../schemas/SchemaCheck.ts';
import type { CallName } from '../calls/addresses.ts';
import { blocked } from '../case/Untried.ts';
import { parseJson } from '../exchange/json.ts';
import type { Sending } from '../exchange/Sending.ts';
import { firstOf, violationSentence } from '../judge/describeViolation.ts';
import type { Guest } from './Guest.ts';

/** Sends a call on whose reply a case is built. @throws Untried where the reply is not as promised; the call's own cases say why */
export async function ask<T>(guest: Guest, call: CallName, check: SchemaCheck<T>, sending: Sending): Promise<T> {
  const exchange = await guest.send(call, sending);
  if (exchange.kind !== 'answered') throw blocked(`${call} gives no answer`);
  if (exchange.status !== 200) throw blocked(`${call} answers ${exchange.status}`);
  const body = parseJson(exchange.text);
  if (check(body)) return body;
  throw blocked(`the reply of ${call} does not keep to its schema${placeOf(check.errors ?? [], body)}`);
}

function placeOf(violations: readonly SchemaViolation[], body: unknown): string {
  const violation = firstOf(violations);
  return violation ? `: ${violationSentence(violation, body)}` : '';
}
