import { randomInt } from 'node:crypto';
import { accessSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sealAudit } from '../../../../reference-backend/database/audit/sealAudit.ts';
import { text } from '../../../../reference-backend/database/columns.ts';
import { newestMigration } from '../../../../reference-backend/database/migrate.ts';
import { clearOldPages } from '../../../../reference-backend/database/sealing/clearOldPages.ts';
import { openStored, sealStored } from '../../../../reference-backend/database/sealing/sealStored.ts';
import { sql } from '../../../../reference-backend/database/sql.ts';
import { storedText } from '../../mail/storedText.ts';
import {
  book,
  booking,
  cancel,
  paths,
  reschedule,
  reserve,
  sunday,
  tryToBook,
  tryToCancel,
} from '../../support/calls.ts';
import { databaseKinds } from '../../support/databases.ts';
import { startBackend, type TestBackend } from '../../support/TestBackend.ts';
import { wholeBooking } from '../../support/wholeBooking.ts';

const newest = await newestMigration();

/** A word that stands nowhere else, also not in what earlier runs have left in the database server. */
const word = Array.from({ length: 12 }, () => String.fromCharCode('a'.charCodeAt(0) + randomInt(26))).join('');

const FREE_TEXTS = [
  ...['firstName', 'lastName', 'preferredName', 'guardianName', 'guardianLastName', 'legalName', 'name', 'companyName'],
  ...['memberId', 'groupNumber', 'stateIssuedId', 'comments', 'otherMedicalCondition', 'medications', 'anythingElse'],
  ...['otherAnswer', 'notes', 'addressLines', 'allergies', 'immunoSuppressants'],
];

/** The whole payload of a booking, with the word wherever a guest may write one. */
const marked: typeof wholeBooking = {
  ...JSON.parse(
    JSON.stringify({
      ...wholeBooking,
      questionnaire: {
        ...wholeBooking.questionnaire,
        additional: [{ id: 'kept', label: 'Where do you keep your bird?', value: word }],
      },
    }),
    (name, value) => (FREE_TEXTS.includes(name) ? (Array.isArray(value) ? value.map(() => word) : word) : value),
  ),
};
const patient = { ...marked.basicInfo, email: `${word}@canary.example` };
const answered = { ...marked, basicInfo: patient };

/** How often the word stands in the files below a folder that were written since then: no others can have it. */
const hitsBelow = (folder: string, since: number): number =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) >= since - 1_000)
    .reduce((sum, path) => sum + hitsIn(readFileSync(path)), 0);

function hitsIn(bytes: Buffer): number {
  let hits = 0;
  for (let at = bytes.indexOf(word); at >= 0; at = bytes.indexOf(word, at + 1)) hits += 1;
  return hits;
}

const isReadable = (folder: string): boolean => {
  try {
    accessSync(join(folder, 'pg_wal'));
    return true;
  } catch {
    return false; // a server elsewhere, or of another user
  }
};

describe.each(databaseKinds)('of what a guest enters, on %s,', (kind) => {
  let backend: TestBackend;
  let folder: string;
  let log = '';
  const begin = Date.now();

  beforeEach(async () => {
    const dataDirectory = mkdtempSync(join(tmpdir(), 'stepwell-canary-'));
    const write = (line: string): void => {
      log += line;
    };
    const logged = { logLevel: 'debug', log: { write } } as const;
    backend = await startBackend({ ...logged, ...(kind === 'PGlite' && { dataDirectory }) }, kind);
    await backend.setClock(sunday);
    const show = sql`select current_setting('data_directory') as folder`;
    folder =
      kind === 'PGlite' ? dataDirectory : ((await backend.database.rows(show, { folder: text }))[0]?.folder ?? '');
    return () => rmSync(dataDirectory, { recursive: true });
  }, 60_000);
  afterEach(() => backend.close());

  const hitsOnDisk = async (): Promise<number> => {
    await backend.database.run(sql`checkpoint`);
    return hitsBelow(folder, begin);
  };

  test('nothing is in a dump, a file of the database, its write-ahead log or the log', async ({ skip }) => {
    const guest = backend.guest();
    await reserve(guest, '08:00:00');
    const first = await book(guest, answered, 'key-1');
    expect(await book(guest, answered, 'key-1')).toEqual(first);
    expect((await tryToBook(guest, { ...answered, dateTime: booking('', '09:00:00').dateTime })).status).toBe(429);
    expect((await tryToBook(backend.guest(), answered)).status).toBe(409);
    expect((await tryToBook(guest, { ...answered, serviceIds: [word] })).status).toBe(400);
    await reschedule(guest, first, '10:00:00');
    expect((await tryToCancel(guest, first.id, word)).status).toBe(404);
    await guest.send('GET', `/health-services/scheduler/cancel/${first.id}/${word}`, {
      headers: { accept: 'text/html' },
    });
    await guest.send('GET', `${paths.slots}?filter.freeFormAddress=${word}`);
    await cancel(guest, first.id, first.confirmCode);
    const walkIn = { businessName: 'pharmacy', serviceIds: [101], basicInfo: patient, locationNumber: '01400500' };
    expect((await guest.send('POST', paths.walkIn, { body: walkIn })).status).toBe(200);

    expect(await sealAudit(backend.database, { now: new Date(sunday) })).toMatchObject([{ number: 1, entries: 4 }]);
    for (const written of [await storedText(backend), log]) expect(written.toLowerCase()).not.toContain(word);
    if (!isReadable(folder)) skip();
    expect(await hitsOnDisk()).toBe(0);

    // The search finds what an earlier program would have stored.
    await backend.database.transaction((queries) => openStored(queries, newest, 0));
    expect(await hitsOnDisk()).toBeGreaterThan(10);
    expect(log).toContain('"route"');
    if (kind === 'PostgreSQL') return;

    // Once that is sealed, the old pages go.
    await sealStored(backend.database);
    await clearOldPages(backend.database);
    expect(await hitsOnDisk()).toBe(0);
  }, 60_000);
});
