import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgres } from '../../../../reference-backend/database/openPostgres.ts';
import { calls } from '../../../../schemas/calls.ts';
import { startPostgres, type TestPostgres } from '../../../../tools/postgres.ts';
import { booking, clinic, cold, monday, paths, reservation, sunday } from '../../support/calls.ts';
import { databaseKinds } from '../../support/databases.ts';
import { startStandby } from '../../support/startStandby.ts';
import { startBackend, type TestBackend } from '../../support/TestBackend.ts';
import type { TestGuest } from '../../support/TestGuest.ts';

/** What the README tells an operator to grant. */
const reader = `
  create role searcher login;
  grant usage on schema public to searcher;
  grant select on providers, provider_documents, weekly_hours, hour_exceptions, services, provider_services, claims to searcher`;

const asReader = (address: string): string => {
  const url = new URL(address);
  url.username = 'searcher';
  return url.href;
};

describe.runIf(databaseKinds.includes('PostgreSQL'))('searches with DATABASE_READ_URL', () => {
  let primary: TestPostgres;
  let standby: TestPostgres;
  let backend: TestBackend;
  const lines: string[] = [];

  beforeAll(async () => {
    const started = await startPostgres();
    if (!started) throw new Error('PostgreSQL cannot be started here');
    primary = started;
    const first = await startBackend({ databaseUrl: primary.url }, 'PostgreSQL');
    await first.setClock(sunday);
    await first.database.script(reader);
    await first.close();
    standby = await startStandby(primary);
    backend = await startBackend(
      {
        databaseUrl: primary.url,
        databaseReadUrl: asReader(standby.url),
        logLevel: 'info',
        log: { write: (line) => lines.push(line) },
      },
      'PostgreSQL',
    );
  }, 120_000);
  afterAll(async () => {
    await backend?.close();
    await standby?.stop();
    await primary?.stop();
  }, 60_000);

  const logged = (words: string): number => lines.filter((line) => line.includes(words)).length;

  const onStandby = async (statement: string): Promise<void> => {
    const database = openPostgres(standby.url, 1);
    await database.run({ texts: [statement], values: [] }).finally(database.close);
  };

  /** The times of Monday at the clinic, 'HH:mm', as the guest finds them. */
  const timesFor = async (guest: TestGuest): Promise<readonly string[]> => {
    const { status, body } = await guest.send('GET', paths.slots, {
      query: {
        'filter.businessNames': 'tlc',
        'filter.serviceIds': String(cold),
        'filter.locationIds': clinic.locationNumber,
        'filter.startDate': monday,
        'filter.endDate': monday,
      },
    });
    expect(status).toBe(200);
    return [...JSON.stringify(body).matchAll(/"value":"\S+ (\d\d:\d\d)/g)].map(([, time]) => time ?? '');
  };

  const reserve = async (guest: TestGuest, time: string): Promise<string> => {
    const { status, body } = await guest.send('POST', paths.reservations, { body: reservation(time) });
    expect(status).toBe(200);
    return JSON.parse(JSON.stringify(body)).data.appointmentReservations.reservationCode;
  };

  /** The next time that the guest would be shown, of a clinic. */
  const nextFor = async (guest: TestGuest): Promise<string> => {
    const query = {
      'filter.businessName': 'tlc',
      'filter.divisionNumber': clinic.locationNumber.slice(0, 3),
      'filter.storeNumber': clinic.locationNumber.slice(3),
    };
    const { body } = await guest.send('GET', calls['clinic-details'].path, { query });
    return JSON.parse(JSON.stringify(body)).data.clinic.nextAvailableAppointment.start.value;
  };

  test('read the standby, with what the guest has now', async () => {
    await expect.poll(() => logged('searches read the standby'), { timeout: 20_000 }).toBe(1);
    const [anybody, ann, bob, rival] = [backend.guest(), backend.guest(), backend.guest(), backend.guest()];
    const rivals = await reserve(rival, '09:00:00');
    await expect.poll(() => timesFor(anybody)).not.toContain('09:00');
    await onStandby('select pg_wal_replay_pause()');
    try {
      // What the standby still has as a rival's, Bob gets.
      await backend.guest().send('DELETE', `${paths.reservations}/${rivals}`);
      await reserve(bob, '09:00:00');
      const { status } = await ann.send('POST', paths.appointments, { body: booking('Ann', '07:30:00') });
      expect(status).toBe(200);
      expect(await timesFor(anybody)).toContain('07:30');
      expect(await timesFor(anybody)).not.toContain('09:00');
      expect(await timesFor(bob)).toContain('09:00');
      await reserve(ann, '08:00:00');
      expect(await timesFor(ann)).not.toContain('07:30');
      expect(await timesFor(ann)).toContain('08:00');
      expect([await nextFor(anybody), await nextFor(ann)]).toEqual([`${monday} 07:30:00`, `${monday} 08:00:00`]);

      // A booking decides by the primary.
      const late = await rival.send('POST', paths.reservations, { body: reservation('07:30:00') });
      expect(late.status).toBe(409);

      // Once it is too far behind, everybody's searches read the primary.
      await expect.poll(() => timesFor(anybody), { timeout: 20_000 }).not.toContain('07:30');
      expect(logged('searches read DATABASE_URL')).toBe(1);
      expect(lines.join()).toContain('"why":"behind"');
    } finally {
      await onStandby('select pg_wal_replay_resume()');
    }
    await expect.poll(() => logged('searches read the standby'), { timeout: 20_000 }).toBe(2);
    expect(await timesFor(anybody)).not.toContain('07:30');
  }, 120_000);

  test('go to the primary without a failed answer where the standby ends, and the log says so once', async () => {
    const before = logged('searches read DATABASE_URL');
    await standby.stop();
    const anybody = backend.guest();
    for (let search = 0; search < 5; search += 1) expect(await timesFor(anybody)).not.toContain('07:30');
    await reserve(backend.guest(), '10:00:00');
    expect(await timesFor(anybody)).not.toContain('10:00');
    expect(logged('searches read DATABASE_URL')).toBe(before + 1);
  }, 60_000);
});
