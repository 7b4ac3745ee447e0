import { describe, expect, test } from 'vitest';
import { sql } from '../../../../reference-backend/database/sql.ts';
import { book, booking, cancel, paths, reserve, tryToBook, tryToCancel } from '../../support/calls.ts';
import { databaseKinds } from '../../support/databases.ts';
import { suiteBackend } from '../../support/suiteBackend.ts';
import { startBackend } from '../../support/TestBackend.ts';
import { wholeBooking } from '../../support/wholeBooking.ts';

describe.each(databaseKinds)('the metrics on %s', (kind) => {
  const lines: string[] = [];
  const backend = suiteBackend(
    {
      metricsPort: 0,
      logLevel: 'info',
      log: { write: (line: string) => lines.push(line) },
      limits: { bookingTriesPerPatient: { most: 2, minutes: 60 } },
    },
    kind,
  );
  const address = (): string => {
    const { host, port } = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'metrics are served');
    return `http://${host}:${port}/metrics`;
  };
  const read = async () => (await fetch(address())).text();
  /** The value of a line, by its name with all its labels. */
  const value = async (name: string): Promise<number> => {
    const line = (await read()).split('\n').find((each) => each.startsWith(`${name} `));
    return Number(line?.slice(name.length + 1) ?? Number.NaN);
  };

  test('count requests by route and status, without ids', async () => {
    const guest = backend().guest();
    const { id } = await book(guest, booking('Ann', '08:00:00'));
    expect((await tryToCancel(guest, id, 'A1B2C3')).status).toBeGreaterThanOrEqual(400);
    const count = 'stepwell_http_request_duration_seconds_count{method="PUT",route="/appointment-management';
    const lines = (await read()).split('\n').filter((line) => line.startsWith(count));
    expect(lines).toEqual([expect.stringMatching(/appointments\/:id",status="4\d\d"\} 1$/)]);
    expect(await read()).not.toContain(id);
  });

  test('count what guests have done by its kind, and a request that comes again once', async () => {
    const guest = backend().guest();
    const acts = async () => (await read()).split('\n').filter((line) => line.startsWith('stepwell_acts_total{'));
    const before = await value('stepwell_acts_total{act="booked",kind="tlc"}');
    const body = booking('Dee', '11:00:00');
    const headers = { 'idempotency-key': 'dee-books-once' };
    for (const _ of [1, 2]) await guest.send('POST', paths.appointments, { body, headers });
    expect(await value('stepwell_acts_total{act="booked",kind="tlc"}')).toBe((before || 0) + 1);
    const { id, confirmCode } = await book(guest, booking('Eve', '11:30:00'));
    await cancel(guest, id, confirmCode);
    await tryToCancel(guest, id, 'A1B2C3');
    expect(await acts()).toContain('stepwell_acts_total{act="canceled",kind="tlc"} 1');
  });

  test('count refusals by their code, and limits by their name', async () => {
    const guest = backend().guest();
    const { status } = await tryToBook(guest, { ...booking('Bea', '09:00:00'), serviceIds: [] });
    expect(status).toBe(400);
    expect(await read()).toMatch(/^stepwell_refusals_total\{route="[^"]+",code="minItems"\} 1$/m);
    for (const time of ['09:00:00', '09:30:00', '10:00:00', '10:30:00']) await tryToBook(guest, booking('Cay', time));
    expect(await value('stepwell_limits_reached_total{limit="bookingTriesPerPatient"}')).toBeGreaterThan(0);
  });

  test('tell mails that wait, those that are lost, and times that are held', async () => {
    const guest = backend().guest();
    await book(guest, booking('Ann', '08:00:00'));
    await reserve(guest, '09:00:00');
    const [waiting, held] = [await value('stepwell_mails_waiting'), await value('stepwell_holds')];
    expect(waiting).toBeGreaterThan(0);
    expect(held).toBeGreaterThan(0);
    await backend().database.run(sql`update outbox set created_at = created_at - interval '1 hour' where true`);
    expect(await value('stepwell_mail_oldest_seconds')).toBeGreaterThanOrEqual(3_600);
    await backend().database.run(sql`update outbox set given_up_at = created_at where true`);
    expect([await value('stepwell_mails_waiting'), await value('stepwell_mails_lost')]).toEqual([0, waiting]);
    expect(await value('stepwell_mail_oldest_seconds')).toBe(0);
    expect([await value('stepwell_ready'), await value('stepwell_database_up')]).toEqual([1, 1]);
  });

  test('have nothing of a guest, and no words that a guest chooses', async () => {
    const guest = backend().guest();
    await tryToBook(guest, wholeBooking);
    await guest.send('GET', '/no/such/page', { query: { code: 'Canary' } });
    await fetch(`${backend().url}${paths.services}?name=Canary`, { headers: { 'x-banner-name': 'Canary' } });
    const text = await read();
    const given = JSON.stringify(wholeBooking.basicInfo).match(/"[^"]{5,}"(?=[,}\]])/g) ?? [];
    expect(given.length).toBeGreaterThan(5);
    for (const each of [...given, 'Canary', '127.0.0.1', 'no/such'])
      expect(text).not.toContain(each.replaceAll('"', ''));
    expect(text).toMatch(/route="page",status="404"/);
  });

  test('stand at one address, of another port than guests use', async () => {
    expect((await fetch(address().replace('/metrics', '/'))).status).toBe(404);
    expect((await fetch(address(), { method: 'POST' })).status).toBe(404);
    const page = await fetch(`${backend().url}/metrics`);
    expect(await page.text()).not.toContain('stepwell_ready');
  });
});

test('a port that is taken stops the start with an error that names its variable', async () => {
  const taken = await startBackend();
  const port = Number(new URL(taken.url).port);
  await expect(startBackend({ metricsPort: port })).rejects.toThrow(`METRICS_PORT ${port}`);
  await taken.close();
});
