import type { SchemaCheck, SchemaViolation } from '../../schemas/SchemaCheck.ts';
import type { ContractName } from '../calls/addresses.ts';
import { blocked } from '../case/SkippedCase.ts';
import { pickViolation, violationSentence } from '../check/describeViolation.ts';
import { limitReached } from '../check/limitReached.ts';
import { parseJson } from '../exchange/json.ts';
import type { Sending } from '../exchange/Sending.ts';
import type { Caller } from './Guest.ts';

/**
 * Sends a call whose reply a case builds on.
 * @throws SkippedCase where the reply is not as promised; the call's own cases report why
 */
export async function ask<T>(guest: Caller, call: ContractName, check: SchemaCheck<T>, sending: Sending): Promise<T> {
  const exchange = await guest.send(call, sending);
  if (exchange.kind !== 'answered') throw blocked(`${call} gives no answer`);
  const limit = limitReached(exchange);
  if (limit !== undefined) throw blocked(limit);
  if (exchange.status !== 200) throw blocked(`${call} answers ${exchange.status}`);
  const body = parseJson(exchange.text);
  if (check(body)) return body;
  throw blocked(`the reply of ${call} does not match its schema${describeFirst(check.errors ?? [], body)}`);
}

function describeFirst(violations: readonly SchemaViolation[], body: unknown): string {
  const violation = pickViolation(violations);
  return violation ? `: ${violationSentence(violation, body)}` : '';
}
