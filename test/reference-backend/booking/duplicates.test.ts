import { describe, expect, test } from 'vitest';
import { book, booking, findFreeTimes, paths, release, reserve, tryToBook } from '../support/calls.ts';
import { kindsOfCalls } from '../support/databases.ts';
import { suiteBackend } from '../support/suiteBackend.ts';

const timezone = 'America/New_York';
const at = (value: string) => ({ dateTime: { value, timezone } });
const buildPair = (followup: string) => ({
  serviceIds: [104],
  followupAppointment: { serviceId: 105, dateTime: { value: followup, timezone } },
});

describe.each(kindsOfCalls)('whether somebody has an appointment, on %s', (kind) => {
  const backend = suiteBackend({}, kind);
  const tryFor = async (name: string, more: object) => {
    const { status, body } = await tryToBook(backend().guest(), { ...booking(name, '08:00:00'), ...more });
    return { status, body };
  };

  test.each([
    ['is past', at('2027-02-27 08:00:00'), 'timePast'],
    ['is not offered', at('2027-03-01 08:10:00'), 'slotTaken'],
    ['is at night', at('2027-03-01 03:00:00'), 'slotTaken'],
    ['does not exist', at('2027-02-31 08:00:00'), 'slotTaken'],
    ['is too far ahead', at('2028-03-01 08:00:00'), 'tooFarAhead'],
    ['somebody else has booked', at('2027-03-01 09:00:00'), 'slotTaken'],
    ['somebody else holds', at('2027-03-01 09:30:00'), 'slotTaken'],
    [
      'is in another zone',
      { dateTime: { value: '2027-03-01 08:00:00', timezone: 'America/Chicago' } },
      'wrongTimeZone',
    ],
    ['nobody gives there', { locationNumber: '99999999' }, 'providerUnavailable'],
  ])('is not revealed by a time that %s', async (_what, more, code) => {
    await book(backend().guest(), booking('Known', '08:30:00'));
    await book(backend().guest(), booking('Rival', '09:00:00'));
    await reserve(backend().guest(), '09:30:00');
    const known = await tryFor('Known', more);

    expect(known.body).toMatchObject({ errors: [{ code }] });
    expect(known).toEqual(await tryFor('Unknown', more));
  });

  test.each([
    ['booked', '2027-04-30 09:00:00', { status: 409 }],
    ['not due', '2027-03-02 09:00:00', { status: 400 }],
  ])('is not revealed by a pair whose second time is %s', async (_what, second, expected) => {
    await book(backend().guest(), booking('Known', '08:30:00', buildPair('2027-04-30 08:30:00')));
    await book(backend().guest(), booking('Rival', '09:00:00', buildPair('2027-04-30 09:00:00')));
    const known = await tryFor('Known', buildPair(second));

    expect(known).toMatchObject(expected);
    expect(known).toEqual(await tryFor('Unknown', buildPair(second)));
    expect(await findFreeTimes(backend().guest(), 104)).toContain('08:00:00');
  });

  test('is revealed only for an available time, which stays free for others', async () => {
    await book(backend().guest(), booking('Known', '08:30:00'));
    expect((await tryFor('Known', {})).status).toBe(429);
    expect(await findFreeTimes(backend().guest())).toContain('08:00:00');
    expect((await tryFor('Unknown', {})).status).toBe(200);
  });

  test('is revealed for a time that the same browser booked for the patient, in one tab or two', async () => {
    const guest = backend().guest();
    await reserve(guest, '08:00:00');
    const twice = await Promise.all([1, 2].map(() => tryToBook(guest, booking('Known', '08:00:00'))));
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 429]);
    expect((await tryToBook(guest, booking('Known', '08:00:00'))).status).toBe(429);
    expect((await tryToBook(guest, booking('Unknown', '08:00:00'))).status).toBe(409);
    expect((await tryFor('Known', {})).status).toBe(409);
  });

  test('leaves the hold of a refused guest as it was', async () => {
    await book(backend().guest(), booking('Known', '08:30:00'));
    const guest = backend().guest();
    const { reservationCode } = await reserve(guest, '08:00:00');
    expect((await tryToBook(guest, booking('Known', '08:00:00'))).status).toBe(429);
    expect((await tryFor('Rival', {})).status).toBe(409);
    await release(guest, reservationCode);
    expect((await tryToBook(guest, booking('Other', '08:00:00'))).status).toBe(200);
  });

  test('is checked one by one for simultaneous bookings, of which only one succeeds', async () => {
    const free = await findFreeTimes(backend().guest());
    const answers = await Promise.all(
      free.slice(0, 4).map((time) => tryToBook(backend().guest(), booking('Known', time))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429]);
    expect(await findFreeTimes(backend().guest())).toHaveLength(free.length - 1);
  });

  test('is not revealed by a walk-in that is refused for another reason', async () => {
    const walkIn = (name: string, more: object) =>
      backend()
        .guest()
        .send('POST', paths.walkIn, {
          body: {
            businessName: 'pharmacy',
            serviceIds: [101],
            locationNumber: '01400500',
            basicInfo: booking(name, '').basicInfo,
            ...more,
          },
        });
    expect((await walkIn('Known', {})).status).toBe(200);
    for (const more of [{ locationNumber: '99999999' }, { serviceIds: [101, 29] }, { locationNumber: undefined }]) {
      const { status, body } = await walkIn('Known', more);
      const other = await walkIn('Unknown', more);
      expect([status, body]).toEqual([other.status, other.body]);
      expect(status).not.toBe(429);
    }
  });
});
