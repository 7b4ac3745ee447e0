import { expect, test } from 'vitest';
import { createKeyring, SEALED, sealedBy } from '../../../../reference-backend/database/sealing/createKeyring.ts';
import { newKeySet, withNewKey } from '../../../../reference-backend/database/sealing/KeySet.ts';

const now = new Date('2027-03-01T15:00:00Z');
const old = newKeySet(now);
const both = withNewKey(old, now);
const [first, second] = both.sealing;
if (!second) throw new Error('there are two keys');
const turned = { ...both, sealing: [second, first] as const };
const value = { firstName: 'Zoë 李', answers: [true, 1, null, 'no'] };

test('what is sealed has nothing of the value, differs each time, and is opened as it was', async () => {
  const { seal, open } = createKeyring(old);
  const sealed = await seal(value);
  expect(sealed).not.toBe(await seal(value));
  expect(Buffer.from(sealed.split('.')[3] ?? '', 'base64url').toString()).not.toContain('firstName');
  expect(await open(sealed)).toEqual(value);
});

test('what is long takes less space sealed, and is opened whole', async () => {
  const { seal, open } = createKeyring(old);
  const long = Array.from({ length: 20_000 }, (_, index) => `Visit ${index} at The Little Clinic`);
  const sealed = await seal(long);
  expect(sealed.length).toBeLessThan(JSON.stringify(long).length / 2);
  expect(await open(sealed)).toEqual(long);
});

test('the first key seals, and each key of the set opens', async () => {
  const before = await createKeyring(old).seal(value);
  const after = await createKeyring(turned).seal(value);
  expect([before.startsWith(sealedBy(first.id)), after.startsWith(sealedBy(second.id))]).toEqual([true, true]);
  expect([before, after].every((sealed) => sealed.startsWith(SEALED))).toBe(true);
  for (const keyring of [createKeyring(both), createKeyring(turned)])
    expect(await Promise.all([before, after].map(keyring.open))).toEqual([value, value]);
  await expect(createKeyring(old).open(after)).rejects.toThrow(`by the key ${second.id}, which is not in the set`);
});

test('what was changed, cut off or never sealed is not opened', async () => {
  const { seal, open } = createKeyring(old);
  const sealed = await seal(value);
  const changed = sealed.replace(/.(?=[^.]*$)/, (letter) => (letter === 'A' ? 'B' : 'A'));
  for (const text of [changed, sealed.slice(0, -4), 'plain', '']) await expect(open(text)).rejects.toThrow();
  expect(await open(value)).toBe(value);
});

test('a hash is that of its key', () => {
  expect(createKeyring(old).hash('a')).toBe(createKeyring(turned).hash('a'));
  expect(createKeyring(old).hash('a')).not.toBe(createKeyring(newKeySet(now)).hash('a'));
  expect(createKeyring(old).hash('a')).not.toBe(createKeyring(old).hash('b'));
});
