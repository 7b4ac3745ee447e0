import { type Answer, callerAt } from '../Caller.ts';
import { buildRequest, resolveDeed } from './Deed.ts';
import type { GuestRecords, Sent } from './GuestRecords.ts';
import type { Operation } from './Operation.ts';

/**
 * What an operation sends: a new deed with a new key, or an earlier one again. Undefined when the guest sends nothing.
 */
export function sentBy(operation: Operation, records: GuestRecords): Sent | undefined {
  if (operation.do === 'again') return records.sent[operation.which % Math.max(1, records.sent.length)];
  const deed = resolveDeed(operation, records);
  if (deed === undefined) return undefined;
  const sent = { deed, key: `key-${records.sent.length}` };
  records.sent.push(sent);
  return sent;
}

/** Sends a deed to one of the servers, in turn. */
export function send(urls: readonly string[], { deed, key }: Sent, turn: number): Promise<Answer> {
  const { method, path, body } = buildRequest(deed);
  const url = urls[turn % urls.length] ?? '';
  return callerAt(url, deed.guest)(method, path, { ...(body && { body }), idempotencyKey: key });
}
