import { createHmac } from 'node:crypto';
import { base64url, CompactEncrypt, compactDecrypt } from 'jose';
import type { DataKey, KeySet } from './KeySet.ts';

/** Seals what guests have entered before it is stored, and opens it again. */
export interface Keyring {
  readonly keys: KeySet;
  /** Encrypts a value that JSON can have. */
  readonly seal: (value: unknown) => Promise<string>;
  /**
   * Decrypts what is stored. What is no text has never been sealed, and is given back: rows of earlier programs.
   * @throws Error where no key of the set has sealed it, or it was changed
   */
  readonly open: (stored: unknown) => Promise<unknown>;
  /** A hash that nobody can try values against without the key. */
  readonly hash: (text: string) => string;
}

/**
 * A sealed value is a JSON Web Encryption in compact form (RFC 7516): a key of its own encrypts it, and the key that the
 * header names wraps that key. Wrapping by AES-KW needs no random number that must not repeat, and leaves the header the
 * same for all values of a key. It is compressed first, because nothing can compress it later. Compression would give words away where somebody
 * can add text to another's secret; each value is one guest's.
 */
const ALGORITHMS = { alg: 'A256KW', enc: 'A256GCM', zip: 'DEF' } as const;

/** More than any request or mail has. The library's own limit is below that of a list of many visits. */
const MOST_BYTES = 16 * 1024 * 1024;

/** How each text begins that a key has sealed. */
export const sealedBy = (keyId: string): string =>
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
    seal: (value) =>
      new CompactEncrypt(Buffer.from(JSON.stringify(value)))
        .setProtectedHeader({ ...ALGORITHMS, kid: first.id })
        .encrypt(first.bytes),
    open: async (stored) => {
      if (typeof stored !== 'string') return stored;
      if (!isSealed(stored)) throw new Error('a stored value is not sealed as this program seals');
      const { plaintext } = await compactDecrypt(stored, keyOf, {
        keyManagementAlgorithms: [ALGORITHMS.alg],
        contentEncryptionAlgorithms: [ALGORITHMS.enc],
        maxDecompressedLength: MOST_BYTES,
      });
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
