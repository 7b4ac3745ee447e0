import { describe, expect, test } from 'vitest';
import { readLimits } from '../../../reference-backend/limits/readLimits.ts';
import { booking, findFreeTimes, paths, reservation, sunday, tryToBook } from '../support/calls.ts';
import { databaseKinds, kindsOfCalls } from '../support/databases.ts';
import { suiteBackend } from '../support/suiteBackend.ts';
import { startBackend } from '../support/TestBackend.ts';
import { TestGuest } from '../support/TestGuest.ts';
import { expectBusy, names } from './expectBusy.ts';

describe.each(kindsOfCalls)('the widest limits on %s', (kind) => {
  const backend = suiteBackend(
    {
      limits: readLimits(
        'bookingTriesPerClient=1000000/525600 bookingTriesPerPatient=1/525600 bookingsPerMailAddress=1000000/1',
      ),
    },
    kind,
  );

  test('are counted', async () => {
    expect((await tryToBook(backend().guest(), booking('Ann', '08:00:00'))).status).toBe(200);
    expectBusy(await tryToBook(backend().guest(), booking('Ann', '08:30:00')), 'bookingTriesPerPatient');
  });
});

if (databaseKinds.includes('PostgreSQL')) {
  test('limits count for all processes on one PostgreSQL together', async () => {
    const limits = { reservationsPerGuest: { most: 2 }, wrongBenefitCodesPerClient: { most: 5, minutes: 60 } };
    const first = await startBackend({ limits }, 'PostgreSQL');
    const second = await startBackend(
      {
        limits,
        ...(first.databaseUrl && { databaseUrl: first.databaseUrl }),
      },
      'PostgreSQL',
    );
    try {
      await first.setClock(sunday);
      const urls = [first.url, second.url];
      const guesses = await Promise.all(
        names(20).map((code, turn) =>
          new TestGuest(urls[turn % 2] ?? '').send('GET', `${paths.benefitCode}?filter.benefitCode=${code}`),
        ),
      );
      expect(guesses.filter(({ status }) => status === 200)).toHaveLength(5);

      const cookie = 'stepwell_guest=AAAAAAAAAAAAAAAAAAAAAA';
      const reservations = await Promise.all(
        (await findFreeTimes(first.guest())).slice(0, 8).map((time, turn) =>
          new TestGuest(urls[turn % 2] ?? '').send('POST', paths.reservations, {
            body: reservation(time),
            headers: { cookie },
          }),
        ),
      );
      expect(reservations.filter(({ status }) => status === 200)).toHaveLength(2);
    } finally {
      await second.close();
      await first.close();
    }
  }, 60_000);
}
