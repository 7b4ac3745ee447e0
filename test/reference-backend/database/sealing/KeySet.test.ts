import { describe, expect, test } from 'vitest';
import {
  formatKeySet,
  newKeySet,
  parseKeySet,
  withNewKey,
} from '../../../../reference-backend/database/sealing/KeySet.ts';

const now = new Date('2027-03-01T15:00:00Z');
const keys = withNewKey(newKeySet(now), now);
const { keys: jwks }: { keys: readonly Readonly<Record<string, string>>[] } = JSON.parse(formatKeySet(keys));
const [first, second, hashing] = jwks;

test('a set of keys is a JSON Web Key Set, and comes back as it was', () => {
  expect(jwks.map(({ kty, alg, use }) => [kty, alg, use])).toEqual([
    ['oct', 'A256KW', 'enc'],
    ['oct', 'A256KW', 'enc'],
    ['oct', 'HS256', 'sig'],
  ]);
  expect(parseKeySet(formatKeySet(keys))).toEqual(keys);
  expect(keys.sealing[0].id).toMatch(/^2027-03-01-[0-9a-f]{12}$/);
});

describe('a set of keys is refused, without repeating any of it,', () => {
  test.each([
    ['without keys', {}],
    ['with no key that seals', { keys: [hashing] }],
    ['with no key that hashes', { keys: [first, second] }],
    ['with two keys that hash', { keys: [first, hashing, { ...hashing, kid: 'another' }] }],
    ['with one name twice', { keys: [first, { ...second, kid: first?.kid }, hashing] }],
    ['with a short key', { keys: [{ ...first, k: first?.k?.slice(2) }, hashing] }],
    ['with a key of another algorithm', { keys: [{ ...first, alg: 'A128KW' }, hashing] }],
    ['with a key that has no name', { keys: [{ ...first, kid: '' }, hashing] }],
    ['with a public key', { keys: [{ ...first, kty: 'RSA' }, hashing] }],
    ['with something else', { keys: [first, hashing, null] }],
  ])('%s', (_what, set) => {
    const refusal = String(attempt(JSON.stringify(set)));
    expect(refusal).toMatch(/^Error: (must|has)/);
    for (const { k = '' } of jwks) expect(refusal).not.toContain(k.slice(0, 8));
  });

  test('where it is not JSON', () => expect(String(attempt('secret'))).toBe('Error: is not JSON'));
});

function attempt(text: string): unknown {
  try {
    return parseKeySet(text);
  } catch (error) {
    return error;
  }
}
