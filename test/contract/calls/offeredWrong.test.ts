import { DateTime } from 'luxon';
import { expect, test } from 'vitest';
import { offeredWrong } from '../../../contract/calls/services/offeredWrong.ts';
import type { Exchange } from '../../../contract/exchange/Exchange.ts';
import type { Bookable } from '../../../contract/world/Pool.ts';

const provider = { providerId: '01400412', businessName: 'tlc', timezone: 'America/New_York' } as const;
const at: Bookable = {
  businessName: 'tlc',
  serviceId: 29,
  serviceName: 'Colds',
  time: '2027-03-03 09:00:00',
  timezone: provider.timezone,
  where: { locationNumber: provider.providerId },
  provider,
};

const answered = (status: number, body: object): Exchange => ({
  kind: 'answered',
  status,
  contentType: 'application/json',
  text: JSON.stringify(body),
});

/** A place that offers nine o'clock of some days, and grants each reservation, or refuses it. */
function wrongAt(days: readonly string[], grants: boolean) {
  const availability = days.map((date) => ({ date, timeslots: [{ value: `${date} 09:00:00` }] }));
  const services = [{ id: 29, isAvailable: true, availability }];
  const guest = {
    send: (call: string) =>
      Promise.resolve(
        call === 'create-reservation'
          ? answered(grants ? 200 : 409, {})
          : answered(200, { data: { appointmentTimeSlots: [{ provider, services }] } }),
      ),
  };
  const [first, last] = ['2027-03-03', '2027-03-10'].map((day) => DateTime.fromISO(day));
  return first && last && offeredWrong(guest, at, [first, last], '/data/services/0');
}

test('days from the first to the last are right', async () => {
  expect(await wrongAt(['2027-03-03', '2027-03-10'], true)).toBeUndefined();
});

test.each([
  ['a time before the first day', ['2027-03-02', '2027-03-10'], '/data/services/0/leadTimeDays'],
  ['a time after the last day', ['2027-03-03', '2027-03-11'], '/data/services/0/maxDaysAhead'],
  ['nothing of the last day, which can be reserved', ['2027-03-03'], '/data/services/0/maxDaysAhead'],
  ['nothing of the first day, which can be reserved', ['2027-03-10'], '/data/services/0/leadTimeDays'],
])('%s is found', async (_what, days, path) => {
  expect((await wrongAt(days, true))?.path).toBe(path);
});

test('a last day on which the place is closed is right', async () => {
  expect(await wrongAt(['2027-03-03'], false)).toBeUndefined();
});
