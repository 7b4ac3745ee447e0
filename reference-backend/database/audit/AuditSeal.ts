import { createHash } from 'node:crypto';
import type { Keyring } from '../sealing/createKeyring.ts';

/** An entry of the audit, each member as the database writes it. */
export interface AuditEntry {
  readonly id: string;
  readonly happenedAt: string;
  readonly act: string;
  readonly who: string;
  readonly what: string;
}

/** What a seal says about its batch. */
interface SealedBatch {
  /** Counted from 1 without gaps. */
  readonly number: number;
  readonly sealedAt: string;
  /** Until then the entries must be there. */
  readonly keptUntil: string;
  readonly firstEntry: string;
  readonly lastEntry: string;
  readonly entries: number;
  readonly entriesHash: string;
  /** Hash of the seal before; of the first one, empty. */
  readonly hashBefore: string;
}

/** A batch of entries, sealed. */
export interface AuditSeal extends SealedBatch {
  /** Of all members above, and therefore of every entry and seal up to here. */
  readonly hash: string;
  /** The key of hashes with which {@link mac} was made. */
  readonly keyId: string;
  /** Proves that somebody with the keys made the seal: whoever can only write to the database cannot make a whole chain anew. */
  readonly mac: string;
}

/** As text. It is what the database shows, to the microsecond, so that nothing can change unseen. */
export const auditTime = (at: Date): string => `${at.toISOString().slice(0, -1)}000Z`;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** @param entries in the order of their ids */
export const hashEntries = (entries: readonly AuditEntry[]): string =>
  sha256(
    entries.map(({ id, happenedAt, act, who, what }) => JSON.stringify([id, happenedAt, act, who, what])).join('\n'),
  );

export const hashSeal = (batch: SealedBatch): string => {
  const { number, sealedAt, keptUntil, firstEntry, lastEntry, entries, entriesHash, hashBefore } = batch;
  return sha256(JSON.stringify([number, sealedAt, keptUntil, firstEntry, lastEntry, entries, entriesHash, hashBefore]));
};

export const macOf = ({ hash }: Pick<Keyring, 'hash'>, sealHash: string): string => hash(`audit seal ${sealHash}`);

/**
 * Seals entries as the next link of the chain.
 * @param before the newest seal so far
 * @param entries in the order of their ids
 */
export function makeSeal(
  keyring: Pick<Keyring, 'hash' | 'keys'>,
  before: Pick<AuditSeal, 'number' | 'hash'> | undefined,
  entries: readonly [AuditEntry, ...AuditEntry[]],
  { sealedAt, keptUntil }: Pick<AuditSeal, 'sealedAt' | 'keptUntil'>,
): AuditSeal {
  const batch: SealedBatch = {
    number: (before?.number ?? 0) + 1,
    sealedAt,
    keptUntil,
    firstEntry: entries[0].id,
    lastEntry: (entries.at(-1) ?? entries[0]).id,
    entries: entries.length,
    entriesHash: hashEntries(entries),
    hashBefore: before?.hash ?? '',
  };
  const hash = hashSeal(batch);
  return { ...batch, hash, keyId: keyring.keys.hashing.id, mac: macOf(keyring, hash) };
}
