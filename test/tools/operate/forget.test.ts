import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { text, texts } from '../../../reference-backend/database/columns.ts';
import { newestMigration } from '../../../reference-backend/database/migrate.ts';
import { formatKeySet, newKeySet } from '../../../reference-backend/database/sealing/KeySet.ts';
import { openStored } from '../../../reference-backend/database/sealing/sealStored.ts';
import { sql } from '../../../reference-backend/database/sql.ts';
import { defaultLimits } from '../../../reference-backend/limits/limits.ts';
import { operate } from '../../../tools/operate/operate.ts';
import { openedText, storedText } from '../../reference-backend/mail/storedText.ts';
import { book, booking, cancel, findFreeTimes, paths, sunday } from '../../reference-backend/support/calls.ts';
import { kindsOfCalls } from '../../reference-backend/support/databases.ts';
import { keysInEnvironment } from '../../reference-backend/support/dataKeys.ts';
import { startBackend, type TestBackend } from '../../reference-backend/support/TestBackend.ts';
import { wholeBooking } from '../../reference-backend/support/wholeBooking.ts';

const canary = {
  ...booking('Canary', '08:00:00').basicInfo,
  lastName: "O'Brien Übel",
  phone: '513-987-0111',
  email: 'family@canary.example',
  dateOfBirth: '1961-02-03',
};
const sibling = { ...canary, firstName: 'Wren', phone: '513-987-0122', dateOfBirth: '1999-09-09' };
const namesake = { ...canary, email: 'another@canary.example', phone: '513-987-0133' };

const { additional: _, ...questionnaire } = wholeBooking.questionnaire ?? {};
const answered = (time: string) => ({
  ...wholeBooking,
  ...booking('Canary', time, { basicInfo: { ...wholeBooking.basicInfo, ...canary } }),
  questionnaire: {
    ...questionnaire,
    additional: [{ id: 'kept', label: 'Where do you keep your bird?', value: 'In a canary cage' }],
  },
});

const walkIn = { businessName: 'pharmacy', serviceIds: [101], basicInfo: canary, locationNumber: '01400500' };

const folder = mkdtempSync(join(tmpdir(), 'stepwell-forget-'));
afterAll(() => rmSync(folder, { recursive: true }));

const newest = await newestMigration();

describe.each(kindsOfCalls)('operate forget on %s', (kind) => {
  let backend: TestBackend;
  let environment: Record<string, string>;
  let dataDirectory: string;

  beforeEach(async () => {
    dataDirectory = mkdtempSync(join(folder, 'data-'));
    backend = await startBackend(kind === 'PGlite' ? { dataDirectory } : {}, kind);
    environment = backend.databaseUrl ? { DATABASE_URL: backend.databaseUrl } : { DATA_DIR: dataDirectory };
    environment = { ...environment, ...keysInEnvironment(environment) };
    await backend.setClock(sunday);
  }, 60_000);
  afterEach(() => backend.close());

  /** Runs the command with these lines as its input, while the server is stopped if the data is in a folder. */
  const run = async (args: readonly string[], lines: readonly string[]) => {
    if (kind === 'PGlite') await backend.close();
    const rest = [...lines];
    let output = '';
    const code = await operate(['forget', ...args], {
      environment,
      print: (line) => {
        output += `${line}\n`;
      },
      ask: async () => rest.shift() ?? '',
    });
    if (kind === 'PGlite') backend = await startBackend({ dataDirectory }, kind);
    return { code, output };
  };
  const names = [canary.firstName.toUpperCase(), 'Obrien-Übel', canary.dateOfBirth];
  const bookFor = (basicInfo: typeof canary, time: string) =>
    book(backend.guest(), booking('', time, { basicInfo }), `key-${time}`);

  test('takes out a person whole, proves it, and leaves whole who shares the mail address', async () => {
    await bookFor(sibling, '10:00:00');
    const others = (await storedText(backend)).split('\n').filter((line) => !line.startsWith('limit_uses'));
    const first = await book(backend.guest(), answered('08:00:00'), 'key-1');
    const second = await bookFor(canary, '09:00:00').catch(() => undefined);
    await backend.guest().send('POST', paths.walkIn, { body: walkIn });
    const gone = await book(backend.guest(), booking('', '11:00:00', { basicInfo: canary, serviceIds: [31] }), 'key-3');
    await cancel(backend.guest(), gone.id, gone.confirmCode);
    expect([second, await openedText(backend)]).toEqual([undefined, expect.stringMatching(/canary cage.*/)]);

    const { code, output } = await run([], [...names, 'forget']);
    expect(output).toMatch(
      /Deleted: claims 1, idempotent_replies 2, outbox 5, limit_uses \d+, appointments 3\n.*\n\d+ values looked for in \d+ columns of \d+ tables: 0 hits\n/,
    );
    expect(output).toMatch(/have the same: .*basicInfo\.email/);
    expect(code).toBe(0);
    const lines = new Set((await storedText(backend)).split('\n'));
    const stored = await openedText(backend);
    expect(others.filter((line) => !lines.has(line))).toEqual([]);
    for (const value of [
      first.id,
      first.confirmCode,
      gone.id,
      'Canary',
      canary.phone,
      '1961-02-03',
      'cage',
      'c'.repeat(200),
    ])
      expect(stored).not.toContain(value);
    expect(await findFreeTimes(backend.guest())).toContain('08:00:00');
    expect(await run(['--yes'], names)).toMatchObject({ code: 0, output: expect.stringContaining('appointments 0') });
  });

  test('of two with the same names and date of birth takes out the one whose appointment is named', async () => {
    const { id } = await bookFor(canary, '08:00:00');
    const other = await bookFor(namesake, '09:00:00');
    expect((await run([], names)).output).toMatch(/^These are 2 sets/m);
    expect(await run(['--appointment', '--yes'], [id])).toMatchObject({ code: 0 });
    const stored = await openedText(backend);
    expect(stored).toContain(other.id);
    expect(stored).not.toContain(id);
    expect(stored).not.toContain(canary.email);
  });

  test('takes out a booking of the same person that asked for no date of birth', async () => {
    const { dateOfBirth: _, ...undated } = canary;
    await bookFor(canary, '08:00:00');
    const { id } = await book(backend.guest(), booking('', '09:00:00', { basicInfo: undated }));
    expect(await run(['--yes'], names)).toMatchObject({ code: 0, output: expect.stringMatching(/appointments 2$/m) });
    expect(await storedText(backend)).not.toContain(id);
  });

  test('deletes nothing without being told so, and says where something is left', async () => {
    const { id } = await bookFor(canary, '08:00:00');
    expect(await run([], [...names, 'yes'])).toMatchObject({ code: 1, output: expect.stringMatching(/^Nothing was/m) });
    expect(await storedText(backend)).toContain(id);
    // More rows than one statement reads, so that what is left stands on the last pages.
    await backend.database.script(`create table notes (words text[], facts jsonb);
      insert into notes select array[repeat('x ', 900)] from generate_series(1, 1000)`);
    await backend.database.run(
      sql`insert into notes values (${['Call CANARY back']}::text[], ${JSON.stringify([{ of: [id] }])}::jsonb)`,
    );
    const { code, output } = await run(['--yes'], names);
    expect([code, output]).toEqual([1, expect.stringContaining('2 hits')]);
    expect(output).toContain('  basicInfo.firstName in notes.words: 1\n');
    expect(output).toContain('  id or code in notes.facts: 1\n');
    expect(output).not.toMatch(/canary/i);
  });

  test('takes out what an earlier program has stored and nothing has sealed yet', async () => {
    const { id } = await bookFor(canary, '08:00:00');
    await backend.database.transaction((queries) => openStored(queries, newest, 0));
    expect(await run(['--yes'], names)).toMatchObject({ code: 0, output: expect.stringMatching(/appointments 1$/m) });
    expect(await storedText(backend)).not.toContain(id);
  });

  test('does nothing with other keys than those of the data', async () => {
    await bookFor(canary, '08:00:00');
    environment = { ...environment, DATA_KEYS: formatKeySet(newKeySet(new Date())) };
    expect(await run(['--yes'], names)).toMatchObject({ code: 1, output: expect.stringMatching(/^the data was/) });
  });

  test('takes the visits of the person off a list that waits, which then tells others about theirs alone', async () => {
    if (kind === 'PGlite') await backend.close();
    const limits = { ...defaultLimits, bookingsPerMailAddress: { most: 1, minutes: 60 } };
    const { databaseUrl } = backend;
    const limited = await startBackend({ ...(databaseUrl ? { databaseUrl } : { dataDirectory }), limits }, kind);
    const bookWith = (basicInfo: typeof canary, time: string) =>
      book(limited.guest(), booking('', time, { basicInfo }), `key-${time}`);
    await bookWith({ ...sibling, firstName: 'Robin' }, '09:00:00');
    await bookWith({ ...sibling, firstName: 'Jay' }, '09:30:00');
    const { id } = await bookWith(canary, '10:00:00');
    const other = await bookWith(sibling, '10:30:00');
    await limited.close();
    if (kind === 'PGlite') backend = await startBackend({ dataDirectory }, kind);
    expect((await openedText(backend)).match(new RegExp(`cancel/${id}`, 'g'))).not.toBeNull();

    const { code, output } = await run(['--yes'], names);
    expect(output).toMatch(/^Lists of visits written anew without them: 1$/m);
    expect([code, output]).toEqual([0, expect.stringMatching(/: 0 hits$/m)]);
    const [list] = await backend.database.rows(
      sql`select mail_id::text, listed_ids, sealed from outbox where due_at is not null order by due_at desc limit 1`,
      { mail_id: text, listed_ids: texts, sealed: text },
    );
    const row = { table: 'outbox', id: list?.mail_id ?? '' } as const;
    const mail = JSON.stringify(await backend.database.keyring.open(list?.sealed, row));
    expect(list?.listed_ids).toEqual([other.id]);
    expect(mail).toContain(`/cancel/${other.id}/${other.confirmCode}`);
    expect(mail).toMatch(/http:\/\/127\.0\.0\.1:\d+\/health-services/);
    expect(mail).not.toContain(id);
  });
});

test.each<[string, readonly string[], Record<string, string>, readonly string[], number, RegExp]>([
  ['an unknown command', ['remember'], {}, [], 2, /^npm run operate -- COMMAND/],
  ['the help', ['--help'], {}, [], 0, /^ {2}forget {3}deletes.*\n {2}keys {5}makes/m],
  ['the help of a command', ['forget', '--help'], {}, [], 0, /Exit code 0/],
  ['no database', ['forget'], {}, [], 1, /^Set DATABASE_URL or DATA_DIR/],
  ['a name as argument', ['forget', 'Ann'], {}, [], 1, /argument/],
  ['no last name', ['forget'], { DATA_DIR: folder }, ['Ann', '', '1990-01-01'], 1, /^Both names/],
  ['another date', ['forget'], { DATA_DIR: folder }, ['Ann', 'Example', '1/2/1990'], 1, /YYYY-MM-DD/],
  ['no id', ['forget', '--appointment'], { DATA_DIR: folder }, ['1'], 1, /^An id has 22/],
])('operate answers %s', async (_name, args, environment, lines, code, output) => {
  const [rest, printed] = [[...lines], [] as string[]];
  const terminal = { environment, print: (line: string) => printed.push(line), ask: async () => rest.shift() ?? '' };
  expect(await operate(args, terminal)).toBe(code);
  expect(printed.join('\n')).toMatch(output);
});
