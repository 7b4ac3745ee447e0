import { randomBytes } from 'node:crypto';

/** A key of 256 bits. */
export interface DataKey {
  /** Names the key, and tells nothing else about it. */
  readonly id: string;
  readonly bytes: Uint8Array;
}

/** The keys of everything that is sealed in a database. All processes on one database have the same. */
export interface KeySet {
  /** The first of them seals; each opens what it has sealed. */
  readonly sealing: readonly [DataKey, ...DataKey[]];
  /** Makes the hashes by which the database is searched. */
  readonly hashing: DataKey;
}

/** Names of algorithms as a JSON Web Key has them (RFC 7518). */
const SEALING = 'A256KW';
const HASHING = 'HS256';

const BYTES = 32;

/** A key whose id begins with the day, so that an operator sees how old it is. */
const newKey = (now: Date): DataKey => ({
  id: `${now.toISOString().slice(0, 10)}-${randomBytes(6).toString('hex')}`,
  bytes: randomBytes(BYTES),
});

export const newKeySet = (now: Date): KeySet => ({ sealing: [newKey(now)], hashing: newKey(now) });

/** The same set with one more key, which opens and does not seal until it is the first. */
export const withNewKey = (keys: KeySet, now: Date): KeySet => ({ ...keys, sealing: [...keys.sealing, newKey(now)] });

/** The same set with its newest key first, which seals from then on. */
export const withNewestFirst = (keys: KeySet): KeySet => {
  const [first, ...others] = keys.sealing;
  const newest = others.at(-1);
  return newest ? { ...keys, sealing: [newest, first, ...others.slice(0, -1)] } : keys;
};

/** The same set with another key of hashes. */
export const withNewHashing = (keys: KeySet, now: Date): KeySet => ({ ...keys, hashing: newKey(now) });

/** The set as a JSON Web Key Set (RFC 7517). */
export function formatKeySet({ sealing, hashing }: KeySet): string {
  const toJwk = ({ id, bytes }: DataKey, alg: string, use: string) => ({
    kty: 'oct',
    use,
    alg,
    kid: id,
    k: Buffer.from(bytes).toString('base64url'),
  });
  const keys = [...sealing.map((key) => toJwk(key, SEALING, 'enc')), toJwk(hashing, HASHING, 'sig')];
  return `${JSON.stringify({ keys }, undefined, 2)}\n`;
}

/**
 * Reads a JSON Web Key Set.
 * @throws Error that says what is wrong, and repeats nothing of the text
 */
export function parseKeySet(text: string): KeySet {
  const read = readJwks(text);
  const keysFor = (algorithm: string) => read.filter(({ alg }) => alg === algorithm).map(({ key }) => key);
  const [first, ...others] = keysFor(SEALING);
  const [hashing, ...more] = keysFor(HASHING);
  if (!first || !hashing || more.length > 0)
    throw new Error(`must have keys of "alg" ${SEALING}, the first of which seals, and one of "alg" ${HASHING}`);
  if (new Set(read.map(({ key }) => key.id)).size < read.length) throw new Error('has a "kid" more than once');
  return { sealing: [first, ...others], hashing };
}

interface ReadKey {
  readonly key: DataKey;
  readonly alg: string;
}

function readJwks(text: string): readonly ReadKey[] {
  const set = parseJson(text);
  if (!isObject(set) || !Array.isArray(set.keys)) throw new Error('must be a JSON Web Key Set: { "keys": [...] }');
  return set.keys.map((key: unknown, index) => {
    const { kty, alg, kid, k }: Readonly<Record<string, unknown>> = isObject(key) ? key : {};
    const bytes = Buffer.from(typeof k === 'string' ? k : '', 'base64url');
    if (kty === 'oct' && (alg === SEALING || alg === HASHING) && isKeyId(kid) && bytes.length === BYTES)
      return { key: { id: kid, bytes }, alg };
    throw new Error(
      `must have keys with "kty" oct, "alg" ${SEALING} or ${HASHING}, a "kid" of letters, digits, - and _, and "k" of ${BYTES} bytes: key ${index + 1} is another`,
    );
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('is not JSON'); // the message of the parser has a part of the text
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isKeyId = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,64}$/.test(value);
