import { CompactEncrypt, compactDecrypt } from 'jose';
import { expect, test } from 'vitest';
import {
  createKeyring,
  SEALED,
  sealedBy,
  sealedLooselyBy,
} from '../../../../reference-backend/database/sealing/createKeyring.ts';
import { newKeySet, withNewKey } from '../../../../reference-backend/database/sealing/KeySet.ts';

const now = new Date('2027-03-01T15:00:00Z');
const old = newKeySet(now);
const both = withNewKey(old, now);
const [first, second] = both.sealing;
if (!second) throw new Error('there are two keys');
const turned = { ...both, sealing: [second, first] as const };
const row = { table: 'outbox', id: '7' } as const;
const value = { firstName: 'Zoë 李', answers: [true, 1, null, 'no'] };

test('what is sealed has nothing of the value, differs each time, and is opened as it was', async () => {
  const { seal, open } = createKeyring(old);
  const sealed = await seal(value, row);
  expect(sealed).not.toBe(await seal(value, row));
  expect(Buffer.from(sealed.split('.')[3] ?? '', 'base64url').toString()).not.toContain('firstName');
  expect(await open(sealed, row)).toEqual(value);
});

test('what is long takes less space sealed, and is opened whole', async () => {
  const { seal, open } = createKeyring(old);
  const long = Array.from({ length: 20_000 }, (_, index) => `Visit ${index} at The Little Clinic`);
  const sealed = await seal(long, row);
  expect(sealed.length).toBeLessThan(JSON.stringify(long).length / 2);
  expect(await open(sealed, row)).toEqual(long);
});

test('the first key seals, and each key of the set opens', async () => {
  const before = await createKeyring(old).seal(value, row);
  const after = await createKeyring(turned).seal(value, row);
  expect([before.startsWith(sealedBy(first.id)), after.startsWith(sealedBy(second.id))]).toEqual([true, true]);
  expect([before, after].every((sealed) => sealed.startsWith(SEALED))).toBe(true);
  for (const keyring of [createKeyring(both), createKeyring(turned)])
    expect(await Promise.all([before, after].map((sealed) => keyring.open(sealed, row)))).toEqual([value, value]);
  await expect(createKeyring(old).open(after, row)).rejects.toThrow(`by the key ${second.id}, which is not in the set`);
});

test('what was changed, cut off or never sealed is not opened', async () => {
  const { seal, open } = createKeyring(old);
  const sealed = await seal(value, row);
  const changed = sealed.replace(/.(?=[^.]*$)/, (letter) => (letter === 'A' ? 'B' : 'A'));
  for (const text of [changed, sealed.slice(0, -4), 'plain', '']) await expect(open(text, row)).rejects.toThrow();
  expect(await open(value, row)).toBe(value);
});

test('what was sealed for a row is that of no other row or table', async () => {
  const { seal, open } = createKeyring(old);
  const sealed = await seal(value, row);
  const others = [{ ...row, id: '77' }, { ...row, id: '' }, { ...row, table: 'appointments' } as const];
  for (const other of others) await expect(open(sealed, other)).rejects.toThrow('sealed for another row');
  const [header = '', ...rest] = sealed.split('.');
  const renamed = Buffer.from(header, 'base64url').toString().replace('outbox.sealed 7', 'outbox.sealed 77');
  const moved = [Buffer.from(renamed).toString('base64url'), ...rest].join('.');
  await expect(open(moved, { ...row, id: '77' })).rejects.toThrow();
});

test('what an earlier program has sealed for no row is opened, and the other way round', async () => {
  const header = { alg: 'A256KW', enc: 'A256GCM', zip: 'DEF', kid: first.id };
  const before = await new CompactEncrypt(Buffer.from(JSON.stringify(value)))
    .setProtectedHeader(header)
    .encrypt(first.bytes);
  const { seal, open } = createKeyring(old);
  expect(before.startsWith(sealedLooselyBy(first.id))).toBe(true);
  expect(before.startsWith(sealedBy(first.id))).toBe(false);
  expect(await open(before, row)).toEqual(value);
  const { plaintext } = await compactDecrypt(await seal(value, row), first.bytes);
  expect(JSON.parse(Buffer.from(plaintext).toString())).toEqual(value);
});

test('a hash is that of its key', () => {
  expect(createKeyring(old).hash('a')).toBe(createKeyring(turned).hash('a'));
  expect(createKeyring(old).hash('a')).not.toBe(createKeyring(newKeySet(now)).hash('a'));
  expect(createKeyring(old).hash('a')).not.toBe(createKeyring(old).hash('b'));
});
