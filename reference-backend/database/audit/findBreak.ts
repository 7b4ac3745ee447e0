import type { Keyring } from '../sealing/createKeyring.ts';
import { type AuditEntry, type AuditSeal, auditTime, hashEntries, hashSeal, macOf } from './AuditSeal.ts';

/** A seal with the entries that are under it now, in the order of their ids. */
export interface Batch {
  readonly seal: AuditSeal;
  readonly entries: readonly AuditEntry[];
}

/**
 * Says in words what is wrong with the next link of the chain; undefined where it is whole. A link is checked with the
 * one before it, so all links together are checked without holding them.
 */
export function findBreak(
  keyring: Pick<Keyring, 'hash' | 'keys'>,
  before: Pick<AuditSeal, 'number' | 'hash'> | undefined,
  { seal, entries }: Batch,
  now: Date,
): string | undefined {
  const number = (before?.number ?? 0) + 1;
  if (seal.number !== number) return `seal ${number} is missing`;
  const at = `seal ${number} of ${seal.sealedAt}`;
  if (seal.hashBefore !== (before?.hash ?? ''))
    return `${at} is out of order: it does not have the hash of the one before`;
  if (seal.hash !== hashSeal(seal)) return `${at} was changed`;
  if (seal.keyId === keyring.keys.hashing.id && seal.mac !== macOf(keyring, seal.hash))
    return `${at} was not made with the keys`;
  if (entries.length === 0 && seal.keptUntil < auditTime(now)) return undefined;
  const missing = seal.entries - entries.length;
  if (missing > 0) return `${missing} of ${seal.entries} entries are missing under ${at}`;
  if (missing < 0) return `${-missing} more entries than the ${seal.entries} that were sealed are under ${at}`;
  return hashEntries(entries) === seal.entriesHash ? undefined : `an entry was changed under ${at}`;
}

/**
 * What is wrong with the end of a chain. A seal by another key than that of the set proves nothing by itself: it is as
 * good as a later one, which has its hash and is by the set's own key.
 */
export const findBreakAtEnd = (
  { keys }: Pick<Keyring, 'keys'>,
  last: Pick<AuditSeal, 'number' | 'keyId'> | undefined,
): string | undefined =>
  last === undefined || last.keyId === keys.hashing.id
    ? undefined
    : `the newest seal, ${last.number}, was made with the key ${last.keyId}, which is not in the set of keys`;
