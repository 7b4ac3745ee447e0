import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompactEncrypt } from 'jose';
import { afterAll, describe, expect, test } from 'vitest';
import { text } from '../../../reference-backend/database/columns.ts';
import { countSealed } from '../../../reference-backend/database/sealing/countSealed.ts';
import { sealedBy, sealedLooselyBy } from '../../../reference-backend/database/sealing/createKeyring.ts';
import {
  formatKeySet,
  type KeySet,
  newKeySet,
  parseKeySet,
} from '../../../reference-backend/database/sealing/KeySet.ts';
import { sealAgain } from '../../../reference-backend/database/sealing/sealStored.ts';
import { sql } from '../../../reference-backend/database/sql.ts';
import { operate } from '../../../tools/operate/operate.ts';
import { openedText, storedText } from '../../reference-backend/mail/storedText.ts';
import { book, booking, lookUp, sunday, tryToBook } from '../../reference-backend/support/calls.ts';
import { kindsOfCalls } from '../../reference-backend/support/databases.ts';
import { startBackend } from '../../reference-backend/support/TestBackend.ts';

const folder = mkdtempSync(join(tmpdir(), 'stepwell-keys-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = async (args: readonly string[], environment: Readonly<Record<string, string>>) => {
  const printed: string[] = [];
  const terminal = { environment, print: (line: string) => printed.push(line), ask: async () => '' };
  const code = await operate(['keys', ...args], terminal);
  return { code, output: printed.join('\n') };
};
/** Runs a command that prints a set of keys. */
const printSet = async (flag: string, given?: KeySet): Promise<KeySet> => {
  const { code, output } = await run([flag], given ? { DATA_KEYS: formatKeySet(given) } : {});
  expect(code).toBe(0);
  return parseKeySet(output);
};

test('makes a set, adds a key to it, and puts that key first', async () => {
  const made = await printSet('--new');
  const more = await printSet('--new', made);
  expect(more).toEqual({ ...made, sealing: [made.sealing[0], expect.anything()] });
  expect(await printSet('--newest-first', more)).toEqual({ ...more, sealing: [...more.sealing].reverse() });
  expect(await printSet('--newest-first', made)).toEqual(made);
  expect(await run(['--newest-first'], {})).toMatchObject({ code: 1, output: expect.stringMatching(/no set of keys/) });
  expect(await run(['--new', '--seal'], {})).toMatchObject({ code: 1, output: expect.stringMatching(/^Choose one/) });
});

describe.each(kindsOfCalls)('the key on %s', (kind) => {
  test('is changed while guests go on, and the old one can be taken out then', async () => {
    const made = newKeySet(new Date());
    const more = await printSet('--new', made);
    const turned = await printSet('--newest-first', more);
    const [newer, older] = turned.sealing;
    const only = { ...turned, sealing: [newer] as const };

    const dataDirectory = mkdtempSync(join(folder, 'data-'));
    const one = await startBackend({ dataKeys: made, ...(kind === 'PGlite' && { dataDirectory }) }, kind);
    const where = one.databaseUrl ? { databaseUrl: one.databaseUrl } : { dataDirectory };
    const environment: Record<string, string> = one.databaseUrl
      ? { DATABASE_URL: one.databaseUrl }
      : { DATA_DIR: dataDirectory };
    environment.DATA_KEYS = formatKeySet(turned);
    /** A folder is for one server at a time. */
    const isShared = one.databaseUrl !== undefined;
    await one.setClock(sunday);
    const booked = await book(one.guest(), booking('Wren', '08:00:00'), 'key');
    if (!isShared) await one.close();

    const two = await startBackend({ dataKeys: turned, ...where }, kind);
    await book(two.guest(), booking('Robin', '09:00:00'));
    expect(await openedText(two)).toMatch(/Wren[\s\S]*Robin|Robin[\s\S]*Wren/);
    if (!isShared) await two.close();

    const refused = startBackend({ dataKeys: only, ...where }, kind);
    await expect(refused).rejects.toThrow(`sealed with the key ${older?.id}`);
    const before = await run([], environment);
    expect(before).toEqual({ code: 1, output: `${newer.id} seals: 2 values\n${older?.id} opens: 3 values` });
    const after = await run(['--seal'], environment);
    expect(after).toEqual({
      code: 0,
      output: `Sealed again: 3 values\n${newer.id} seals: 5 values\n${older?.id} opens: 0 values`,
    });

    const three = await startBackend({ dataKeys: only, ...where }, kind);
    for (const prefix of [sealedBy, sealedLooselyBy])
      expect(await storedText(three)).not.toContain(prefix(older?.id ?? ''));
    expect(await lookUp(three.guest(), booked.id, booked.confirmCode)).toMatchObject({ data: { appointments: [{}] } });
    expect((await tryToBook(three.guest(), booking('Wren', '10:00:00'))).status).toBe(429);
    await three.close();
    if (isShared) await two.close();
    if (isShared) await one.close();
  }, 60_000);

  test('seals for their rows what an earlier program has sealed for none', async () => {
    const made = newKeySet(new Date());
    const [first] = made.sealing;
    const dataDirectory = mkdtempSync(join(folder, 'data-'));
    const backend = await startBackend({ dataKeys: made, ...(kind === 'PGlite' && { dataDirectory }) }, kind);
    await backend.setClock(sunday);
    const { id } = await book(backend.guest(), booking('Wren', '08:00:00'));
    const { database } = backend;
    const read = async () => {
      const [row] = await database.rows(sql`select sealed from appointments`, { sealed: text });
      return row?.sealed ?? '';
    };
    const request = await database.keyring.open(await read(), { table: 'appointments', id });
    const loose = await new CompactEncrypt(Buffer.from(JSON.stringify(request)))
      .setProtectedHeader({ alg: 'A256KW', enc: 'A256GCM', zip: 'DEF', kid: first.id })
      .encrypt(first.bytes);
    await database.run(sql`update appointments set sealed = ${loose}`);
    expect(await countSealed(database, [first.id])).toEqual({ byKey: new Map([[first.id, 2]]), loose: 1, plain: 0 });
    expect(await sealAgain(database)).toBe(1);
    expect(await countSealed(database, [first.id])).toEqual({ byKey: new Map([[first.id, 2]]), loose: 0, plain: 0 });
    expect(await database.keyring.open(await read(), { table: 'appointments', id })).toEqual(request);
    await backend.close();
  }, 60_000);

  test('of hashes is replaced while no server runs', async () => {
    const made = newKeySet(new Date());
    const dataDirectory = mkdtempSync(join(folder, 'data-'));
    const one = await startBackend({ dataKeys: made, ...(kind === 'PGlite' && { dataDirectory }) }, kind);
    const isShared = one.databaseUrl !== undefined;
    const where = one.databaseUrl ? { databaseUrl: one.databaseUrl } : { dataDirectory };
    await one.setClock(sunday);
    const booked = await book(one.guest(), booking('Wren', '08:00:00'));
    if (!isShared) await one.close();

    const next = await printSet('--new-hashing', made);
    expect(next).toEqual({ ...made, hashing: expect.anything() });
    expect(next.hashing).not.toEqual(made.hashing);
    await expect(startBackend({ dataKeys: next, ...where }, kind)).rejects.toThrow(`with the key ${made.hashing.id}`);
    const environment: Record<string, string> = {
      ...(one.databaseUrl ? { DATABASE_URL: one.databaseUrl } : { DATA_DIR: dataDirectory }),
      DATA_KEYS: formatKeySet(next),
    };
    for (const _ of ['once', 'again'])
      expect(await run(['--hash'], environment)).toMatchObject({
        code: 0,
        output: expect.stringMatching(/^Hashed anew: whom 1 appointments are for/),
      });

    await expect(startBackend({ dataKeys: made, ...where }, kind)).rejects.toThrow(`with the key ${next.hashing.id}`);
    const two = await startBackend({ dataKeys: next, ...where }, kind);
    expect((await tryToBook(two.guest(), booking('Wren', '10:00:00'))).status).toBe(429);
    expect(await lookUp(two.guest(), booked.id, booked.confirmCode)).toMatchObject({ data: { appointments: [{}] } });
    await two.close();
    if (isShared) await one.close();
  }, 60_000);
});
