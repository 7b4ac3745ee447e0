import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  book,
  booking,
  findFreeTimes,
  paths,
  readCode,
  release,
  reservation,
  reserve,
  sunday,
  tryToBook,
} from '../support/calls.ts';
import { databaseKinds } from '../support/databases.ts';
import { suiteBackend } from '../support/suiteBackend.ts';

const minutesAfterSunday = (minutes: number, seconds = 0): string =>
  new Date(Date.parse(sunday) + (minutes * 60 + seconds) * 1000).toISOString();

describe.each(databaseKinds)('a reservation on %s', (kind) => {
  const backend = suiteBackend({}, kind);

  test('holds the time for its guest, who sees it as free', async () => {
    const [owner, rival] = [backend().guest(), backend().guest()];
    const { expiresAt } = await reserve(owner, '08:00:00');

    expect(expiresAt).toBe(minutesAfterSunday(10));
    expect(await findFreeTimes(owner)).toContain('08:00:00');
    expect(await findFreeTimes(rival)).not.toContain('08:00:00');
    expect((await tryToBook(rival, booking('Rival', '08:00:00'))).status).toBe(409);
    expect((await book(owner, booking('Owner', '08:00:00'))).status).toBe('BOOKED');
  });

  test('ends after ten minutes', async () => {
    const [owner, rival] = [backend().guest(), backend().guest()];
    const { reservationCode } = await reserve(owner, '08:00:00');

    await backend().setClock(minutesAfterSunday(9, 59));
    expect((await tryToBook(rival, booking('Rival', '08:00:00'))).status).toBe(409);
    await backend().setClock(minutesAfterSunday(10));
    expect(await findFreeTimes(rival)).toContain('08:00:00');
    await book(rival, booking('Rival', '08:00:00'));
    expect((await tryToBook(owner, booking('Owner', '08:00:00'))).status).toBe(409);
    expect((await owner.send('DELETE', `${paths.reservations}/${reservationCode}`)).status).toBe(404);
  });

  test('stays claimable by its guest alone for a minute after its release', async () => {
    const [owner, rival] = [backend().guest(), backend().guest()];
    const { reservationCode } = await reserve(owner, '08:00:00');
    await release(owner, reservationCode);

    expect((await tryToBook(rival, booking('Rival', '08:00:00'))).status).toBe(409);
    expect((await book(owner, booking('Owner', '08:00:00'))).status).toBe('BOOKED');
  });

  test('is free for all when the grace is over, however often it is released', async () => {
    const [owner, rival] = [backend().guest(), backend().guest()];
    const { reservationCode } = await reserve(owner, '08:00:00');
    await release(owner, reservationCode);
    await backend().setClock(minutesAfterSunday(0, 59));
    await release(owner, reservationCode);

    await backend().setClock(minutesAfterSunday(1));
    await book(rival, booking('Rival', '08:00:00'));
  });

  test('released without the cookie of its guest has no grace: nobody could use it', async () => {
    const { reservationCode } = await reserve(backend().guest(), '08:00:00');
    await release(backend().guest(), reservationCode);

    await book(backend().guest(), booking('Rival', '08:00:00'));
  });

  test('asked for again with the same key is the same one', async () => {
    const owner = backend().guest();
    const sending = { body: reservation('08:00:00'), headers: { 'idempotency-key': randomUUID() } };
    const first = await owner.send('POST', paths.reservations, sending);
    const again = await owner.send('POST', paths.reservations, sending);

    expect([again.status, again.body]).toEqual([200, first.body]);
  });

  test('made again by the same guest voids the first code', async () => {
    const owner = backend().guest();
    const first = await reserve(owner, '08:00:00');
    const second = await reserve(owner, '08:00:00');

    expect(second.reservationCode).not.toBe(first.reservationCode);
    expect((await owner.send('DELETE', `${paths.reservations}/${first.reservationCode}`)).status).toBe(404);
    expect((await tryToBook(backend().guest(), booking('Rival', '08:00:00'))).status).toBe(409);
  });

  test.each([
    ['a time between the steps', '08:10:00'],
    ['lunch', '12:00:00'],
    ['a time after closing', '18:00:00'],
    ['a time at which the visit would not end before closing', '17:20:00'],
    ['a time that does not exist', '25:00:00'],
  ])('is refused for %s', async (_what, time) => {
    const { status, body } = await backend()
      .guest()
      .send('POST', paths.reservations, { body: reservation(time) });
    expect([status, readCode(body)]).toEqual([409, 'slotTaken']);
  });

  test.each([
    ['an unknown place', { locationNumber: '99999999' }],
    ['an unknown service', { serviceId: 999 }],
    ['another business', { businessName: 'pharmacy' }],
  ])('is refused for %s', async (_what, wrong) => {
    const body = { ...reservation('08:00:00'), ...wrong };
    const answer = await backend().guest().send('POST', paths.reservations, { body });
    expect([answer.status, readCode(answer.body)]).toEqual([404, 'providerUnavailable']);
  });
});
