import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { keepKeysIn } from '../../../../reference-backend/database/sealing/keepKeysIn.ts';

const folder = mkdtempSync(join(tmpdir(), 'stepwell-keys-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a folder gets keys once, in a file that other users of the machine cannot read', async () => {
  const keys = await keepKeysIn(folder);
  expect(await keepKeysIn(folder)).toEqual(keys);
  expect(readdirSync(folder)).toEqual(['stepwell-keys.json']);
  expect(statSync(join(folder, 'stepwell-keys.json')).mode & 0o777).toBe(0o600);
});

test('a key file that is broken is named, and never replaced', async () => {
  writeFileSync(join(folder, 'stepwell-keys.json'), '{');
  const refusal = `DATA_DIR ${folder} cannot be used: stepwell-keys.json is not JSON`;
  await expect(keepKeysIn(folder)).rejects.toThrow(refusal);
  await expect(keepKeysIn(folder)).rejects.toThrow(refusal);
});
