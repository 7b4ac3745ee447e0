import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { personalValues } from '../../../reference-backend/booking/forget/personalValues.ts';
import { auditedAppointment } from '../../../reference-backend/database/audit/noteAct.ts';
import { sealAudit } from '../../../reference-backend/database/audit/sealAudit.ts';
import { text } from '../../../reference-backend/database/columns.ts';
import { sql } from '../../../reference-backend/database/sql.ts';
import { operate } from '../../../tools/operate/operate.ts';
import { storedText } from '../../reference-backend/mail/storedText.ts';
import { book, booking, cancel, lookUp, paths, reschedule, sunday } from '../../reference-backend/support/calls.ts';
import { kindsOfCalls } from '../../reference-backend/support/databases.ts';
import { keysInEnvironment } from '../../reference-backend/support/dataKeys.ts';
import { startBackend, type TestBackend } from '../../reference-backend/support/TestBackend.ts';
import { wholeBooking } from '../../reference-backend/support/wholeBooking.ts';

const folder = mkdtempSync(join(tmpdir(), 'stepwell-audit-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Its patient has the name of the operator, and a weight that is also the number of an entry. */
const answered = {
  ...wholeBooking,
  basicInfo: { ...wholeBooking.basicInfo, firstName: 'Miller', email: 'canary@canary.example', weight: '12' },
};

describe.each(kindsOfCalls)('operate audit on %s', (kind) => {
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

  /** Runs a command, while the server is stopped if the data is in a folder. */
  const run = async (args: readonly string[], lines: readonly string[] = []) => {
    if (kind === 'PGlite') await backend.close();
    const rest = [...lines];
    let output = '';
    const print = (line: string): void => {
      output += `${line}\n`;
    };
    const code = await operate(args, { environment, print, ask: async () => rest.shift() ?? '' });
    if (kind === 'PGlite') backend = await startBackend({ dataDirectory }, kind);
    return { code, output };
  };
  const seal = () => sealAudit(backend.database, { now: new Date(sunday) });
  const auditText = async () =>
    (await storedText(backend))
      .split('\n')
      .filter((line) => line.startsWith('audit_'))
      .join('\n');
  const acts = async (id: string) => {
    const rows = await backend.database.rows(
      sql`select act || ' by ' || split_part(who, '-', 1) as act from audit_entries
        where what = ${auditedAppointment(backend.database.keyring, id)} order by entry_id`,
      { act: text },
    );
    return rows.map(({ act }) => act);
  };

  test('shows who booked, moved, canceled, read and forgot, is whole after that, and has nothing of the guest', async () => {
    const guest = backend.guest();
    const visit = await book(guest, answered, 'a-key');
    expect(await book(guest, answered, 'a-key')).toEqual(visit);
    await lookUp(guest, visit.id, visit.confirmCode);
    await reschedule(guest, visit, '10:00:00');
    await reschedule(guest, visit, '10:00:00');
    await seal();
    await cancel(guest, visit.id, visit.confirmCode);
    await guest.send('GET', `/reference/appointments/${visit.id}`);
    const walkIn = {
      businessName: 'pharmacy',
      serviceIds: [101],
      basicInfo: answered.basicInfo,
      locationNumber: '01400500',
    };
    expect((await guest.send('POST', paths.walkIn, { body: walkIn })).status).toBe(200);
    await guest.send('GET', '/reference/outbox');
    const dateTime = { value: '2027-04-30 08:00:00', timezone: 'America/New_York' };
    const more = { serviceIds: [104], followupAppointment: { serviceId: 105, dateTime } };
    const pair = await book(backend.guest(), booking('Wren', '09:00:00', more));
    await lookUp(backend.guest(), pair.id, pair.confirmCode);
    await cancel(backend.guest(), pair.id, pair.confirmCode);

    const guestsActs = ['booked by guest', 'read by guest', 'moved by guest', 'canceled by guest'];
    expect(await acts(visit.id)).toEqual([...guestsActs, 'read by operator']);
    for (const id of [pair.id, pair.followup?.id ?? ''])
      expect(await acts(id)).toEqual(['booked by guest', 'read by guest', 'canceled by guest']);
    expect(await acts('outbox')).toEqual(['read by operator']);

    await seal();
    const names = ['Miller', answered.basicInfo.lastName, answered.basicInfo.dateOfBirth ?? ''];
    const forgotten = await run(['forget', '--yes', '--operator', 'ann.Miller'], names);
    expect(forgotten).toMatchObject({ code: 0, output: expect.stringMatching(/appointments 2\n[\s\S]*: 0 hits\n/) });
    await seal();
    const { code, output } = await run(['audit', '--appointment'], [visit.id]);
    expect(output).toMatch(
      /^2027-02-28 17:00:00 UTC: booked by guest-\S{43}, under seal 1\n(.*\n){4}.*: read by operator-ann\.Miller, under seal 3\n.*: forgot by operator-ann\.Miller, under seal 3\nChecked 17 entries under 3 seals\. Not sealed yet: 0 entries\.\nAll entries: from .* UTC\.\nNewest seal checked: 3 of .*, with the hash [0-9a-f]{64}\nThe chain is whole\.\n$/,
    );
    expect(code).toBe(0);

    const stored = (await auditText()).toLowerCase();
    const personal = personalValues([answered], []).filter(({ value }) => value.length > 5);
    expect(personal.length).toBeGreaterThan(40);
    // The name of the operator is not one of the guest.
    for (const { value } of personal.filter((each) => each.value !== 'Miller'))
      expect(stored).not.toContain(value.toLowerCase());
    for (const value of [visit.id, visit.confirmCode, visit.calendarUid ?? '', 'a-key'])
      expect(stored).not.toContain(value.toLowerCase());
  }, 120_000);

  test('fails where an entry was changed, or the end that somebody has noted is missing', async () => {
    await book(backend.guest(), booking('Wren', '09:00:00'));
    const [first] = await seal();
    const known = first?.hash ?? '';
    expect(await run(['audit', '--known', known])).toMatchObject({ code: 0 });
    expect(await run(['audit', '--known', 'another'])).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^Broken: no seal has the hash another/m),
    });
    await backend.database.script(`update audit_entries set act = 'read'`);
    expect(await run(['audit'])).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^Broken: an entry was changed under seal 1 of 2027-02-28T17:00:00.000000Z\.$/m),
    });
  }, 120_000);
});
