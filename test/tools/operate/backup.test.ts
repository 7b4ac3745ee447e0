import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { socketIn } from '../../../reference-backend/database/backup/backupSocket.ts';
import { text } from '../../../reference-backend/database/columns.ts';
import { formatKeySet, newKeySet } from '../../../reference-backend/database/sealing/KeySet.ts';
import { sql } from '../../../reference-backend/database/sql.ts';
import { operate } from '../../../tools/operate/operate.ts';
import { openBookingLoad } from '../../gates/backup/BookingLoad.ts';
import { whatDiffers } from '../../gates/backup/whatDiffers.ts';
import { book, booking, lookUp, sunday, tryToBook } from '../../reference-backend/support/calls.ts';
import { crowd } from '../../reference-backend/support/crowd.ts';
import { startBackend, type TestBackend } from '../../reference-backend/support/TestBackend.ts';

const folder = mkdtempSync(join(tmpdir(), 'stepwell-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }), 60_000);

let backend: TestBackend;
let dataDirectory: string;
let target: string;

beforeEach(async () => {
  const own = mkdtempSync(join(folder, 'data-'));
  dataDirectory = join(own, 'original');
  target = join(own, 'copy');
  backend = await startBackend({ dataDirectory, limits: crowd }, 'PGlite');
  await backend.setClock(sunday);
}, 60_000);
afterEach(() => backend.close());

const run = async (args: readonly string[], environment: Record<string, string> = {}) => {
  let output = '';
  const print = (line: string): void => {
    output += `${line}\n`;
  };
  const where = { DATA_DIR: dataDirectory, ...environment };
  return { code: await operate(['backup', ...args], { environment: where, print, ask: async () => '' }), output };
};

test('a copy that is made while guests book has all that they were told of, once, and goes on as the original did', async () => {
  const visit = await book(backend.guest(), booking('Wren', '08:00:00'), 'a-key');
  const load = await openBookingLoad([backend.url]);
  const atLeast = async (count: number): Promise<void> => {
    while (load.acknowledged().booked.size < count) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  let before = load.acknowledged();
  const copied = atLeast(10).then(() => {
    before = load.acknowledged();
    return run([target]);
  });
  await load.run(copied.then(() => atLeast(load.acknowledged().booked.size + 5)));
  const after = load.acknowledged();
  expect(await copied).toMatchObject({ code: 0, output: expect.stringMatching(/has \d+ appointments.*\n.*keys, too/) });
  expect(readdirSync(join(target, '..')).sort()).toEqual(['copy', 'original']);
  expect(statSync(target).mode & 0o777).toBe(0o700);

  const copy = await startBackend({ dataDirectory: target, limits: crowd }, 'PGlite');
  try {
    const rows = await copy.database.rows(
      sql`select appointment_id as id, status from appointments where appointment_id <> ${visit.id}`,
      { id: text, status: text },
    );
    const booked = new Set(rows.map(({ id }) => id));
    const canceled = new Set(rows.filter(({ status }) => status === 'CANCELED').map(({ id }) => id));
    expect([...before.booked].filter((id) => !booked.has(id))).toEqual([]);
    expect([...before.canceled].filter((id) => !canceled.has(id))).toEqual([]);
    expect([...booked].filter((id) => !after.booked.has(id))).toEqual([]);
    expect(booked.size).toBeLessThan(after.booked.size);
    booked.add(visit.id);
    expect(await whatDiffers(copy.database, { booked, canceled })).toEqual([]);
    expect(await lookUp(copy.guest(), visit.id, visit.confirmCode)).toMatchObject({ data: { appointments: [{}] } });
    expect(await book(copy.guest(), booking('Wren', '08:00:00'), 'a-key')).toEqual(visit);
    expect((await tryToBook(copy.guest(), booking('Robin', '08:00:00'))).status).toBe(409);
  } finally {
    await copy.close();
  }
}, 120_000);

test('a folder that nobody uses is copied as well, and nothing that is there is written over', async () => {
  await book(backend.guest(), booking('Wren', '08:00:00'));
  await backend.close();
  expect(await run([target])).toMatchObject({ code: 0, output: expect.stringMatching(/has 1 appointments/) });
  expect(await run([target])).toMatchObject({ code: 1, output: expect.stringMatching(/is there already/) });
  backend = await startBackend({ dataDirectory }, 'PGlite');
  expect(await run([target])).toMatchObject({ code: 1, output: expect.stringMatching(/is there already/) });
  const inside = join(dataDirectory, 'copy');
  expect(await run([inside])).toMatchObject({ code: 1, output: expect.stringMatching(/in the folder that is/) });
  expect(existsSync(inside)).toBe(false);
}, 120_000);

test('says so where the copy has no keys, and fails where it cannot be opened', async () => {
  await backend.close();
  const keys = formatKeySet(newKeySet(new Date()));
  expect(await run([target], { DATA_KEYS: keys })).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^the data was/),
  });
  const dataKeys = newKeySet(new Date());
  dataDirectory = join(dataDirectory, '..', 'without-keys');
  backend = await startBackend({ dataDirectory, dataKeys }, 'PGlite');
  expect(await run([`${target}-2`], { DATA_KEYS: formatKeySet(dataKeys) })).toMatchObject({
    code: 0,
    output: expect.stringMatching(/It does not have the keys/),
  });
}, 120_000);

test('no socket lies outside of a folder whose path is too long for one', () => {
  expect(socketIn('/srv/data')).toBe('/srv/data/stepwell.sock');
  expect(socketIn(`/srv/${'x'.repeat(81)}`)).toBeTypeOf('string');
  expect(socketIn(`/srv/${'x'.repeat(82)}`)).toBeUndefined();
});

test.each([
  ['no target', [], {}, /^Name one folder/],
  [
    'a PostgreSQL',
    ['copy'],
    { DATA_DIR: '', DATABASE_URL: 'postgres://a@127.0.0.1/a', DATA_KEYS: formatKeySet(newKeySet(new Date())) },
    /^Set DATA_DIR/,
  ],
] as const)('answers %s', async (_what, args, environment, output) => {
  expect(await run(args, environment)).toMatchObject({ code: 1, output: expect.stringMatching(output) });
});
