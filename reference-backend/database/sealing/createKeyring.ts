import { createHmac } from 'node:crypto';
import { base64url, CompactEncrypt, compactDecrypt } from 'jose';
import type { DataKey, KeySet } from './KeySet.ts';

/** Which row has a sealed value: its table and its key. */
export interface SealedRow {
  readonly table: 'appointments' | 'idempotent_replies' | 'outbox';
  readonly id: string;
}

/** Seals what guests have entered before it is stored, and opens it again. */
export interface Keyring {
  readonly keys: KeySet;
  /** Encrypts a value that JSON can have, for this row alone. */
  readonly seal: (value: unknown, row: SealedRow) => Promise<string>;
  /**
   * Decrypts what is stored. What is no text has never been sealed, and is given back: rows of earlier programs. Nor
   * does what these have sealed name its row.
   * @throws Error where no key of the set has sealed it, it was changed, or it was sealed for another row
   */
  readonly open: (stored: unknown, row: SealedRow) => Promise<unknown>;
  /** A hash that nobody can try values against without the key. */
  readonly hash: (text: string) => string;
}

/**
 * A sealed value is a JSON Web Encryption in compact form (RFC 7516): a key of its own encrypts it, and the key that the
 * header names wraps that key. Wrapping by AES-KW needs no random number that must not repeat, and leaves the header the
 * same for all values of a key, but for the row, which the header names, too. The header is authenticated with the value, so
 * that nobody who can write to the database can put the value of one row into another. It is compressed first, because nothing can compress it later. Compression would give words away where somebody
 * can add text to another's secret; each value is one guest's.
 */
const ALGORITHMS = { alg: 'A256KW', enc: 'A256GCM', zip: 'DEF' } as const;

/** More than any request or mail has. The library's own limit is below that of a list of many visits. */
const MOST_BYTES = 16 * 1024 * 1024;

/** The row as the header names it. */
const nameRow = ({ table, id }: SealedRow): string => `${table}.sealed ${id}`;

/** How each text begins that a key has sealed for a row: the header up to the row, in whole groups of base64url. */
export function sealedBy(keyId: string): string {
  const header = JSON.stringify({ ...ALGORITHMS, kid: keyId, row: '' }).slice(0, -2);
  return base64url.encode(header.slice(0, header.length - (header.length % 3)));
}

/** How each text begins that a key has sealed for no row, as programs before 0.11 did. */
export const sealedLooselyBy = (keyId: string): string =>
  `${base64url.encode(JSON.stringify({ ...ALGORITHMS, kid: keyId }))}.`;

/** How each text begins that any key has sealed. */
export const SEALED = base64url.encode(JSON.stringify({ ...ALGORITHMS, kid: '' }).slice(0, -2));

const isSealed = (text: string): boolean => text.startsWith(SEALED);

export function createKeyring(keys: KeySet): Keyring {
  const [first] = keys.sealing;
  const byId = new Map(keys.sealing.map((key) => [key.id, key]));
  const keyOf = ({ kid }: { readonly kid?: string | undefined }): Uint8Array => findKey(byId, kid).bytes;
  return {
    keys,
    seal: (value, row) =>
      new CompactEncrypt(Buffer.from(JSON.stringify(value)))
        .setProtectedHeader({ ...ALGORITHMS, kid: first.id, row: nameRow(row) })
        .encrypt(first.bytes),
    open: async (stored, row) => {
      if (typeof stored !== 'string') return stored;
      if (!isSealed(stored)) throw new Error('a stored value is not sealed as this program seals');
      const { plaintext, protectedHeader } = await compactDecrypt(stored, keyOf, {
        keyManagementAlgorithms: [ALGORITHMS.alg],
        contentEncryptionAlgorithms: [ALGORITHMS.enc],
        maxDecompressedLength: MOST_BYTES,
      });
      const { row: named = nameRow(row) } = protectedHeader;
      if (named !== nameRow(row)) throw new Error('a stored value was sealed for another row');
      return JSON.parse(Buffer.from(plaintext).toString());
    },
    hash: (text) => createHmac('sha256', keys.hashing.bytes).update(text).digest('base64url'),
  };
}

function findKey(keys: ReadonlyMap<string, DataKey>, id = ''): DataKey {
  const key = keys.get(id);
  if (key) return key;
  throw new Error(`a value was sealed by the key ${id}, which is not in the set of keys`);
}
