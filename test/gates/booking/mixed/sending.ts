import { type Answer, callerAt } from '../Caller.ts';
import { deedOf, requestOf } from './Deed.ts';
import type { Known, Sent } from './Known.ts';
import type { Operation } from './Operation.ts';

/** What an operation sends: a new write under a new key, or an earlier one once more. Undefined where guests do nothing. */
export function sentBy(operation: Operation, known: Known): Sent | undefined {
  if (operation.do === 'again') return known.sent[operation.which % Math.max(1, known.sent.length)];
  const deed = deedOf(operation, known);
  if (deed === undefined) return undefined;
  const sent = { deed, key: `key-${known.sent.length}` };
  known.sent.push(sent);
  return sent;
}

/** Sends it to one of the servers, by turns. */
export function send(urls: readonly string[], { deed, key }: Sent, turn: number): Promise<Answer> {
  const { method, path, body } = requestOf(deed);
  const url = urls[turn % urls.length] ?? '';
  return callerAt(url, deed.guest)(method, path, { ...(body && { body }), idempotencyKey: key });
}
