import { defaultLimits } from '../../../reference-backend/limits/limits.ts';
import { booking, clinic, paths } from '../../reference-backend/support/calls.ts';
import { refresh, timesIn } from '../../reference-backend/support/find.ts';
import { TestGuest } from '../../reference-backend/support/TestGuest.ts';
import type { Bar } from '../Gate.ts';
import { type Attacked, flu, inParallel, inventedName } from './Attacked.ts';

/** The share of its times that a clinic must keep for everybody else. */
const LEAST = 0.8;

/** Tries to book 200 times of a clinic from one address, as ever new guests and patients. */
export async function bookOut({ backends, caller, freeTimes }: Attacked): Promise<readonly Bar[]> {
  const answers = await inParallel(Math.min(200, freeTimes.length), (turn) => {
    const body = {
      ...booking(inventedName(turn), ''),
      serviceIds: [flu],
      dateTime: { value: freeTimes[turn] ?? '', timezone: clinic.timezone },
    };
    return caller(turn, inventedName(turn))('POST', paths.appointments, { body });
  });
  const booked = answers.filter(({ status }) => status === 200).length;
  const [row] = await refresh(new TestGuest(backends.urls[0] ?? ''), {
    'filter.businessNames': 'tlc',
    'filter.locationIds': clinic.locationNumber,
    'filter.serviceIds': String(flu),
  });
  const left = timesIn(row).length;
  const { most } = defaultLimits.bookingsPerClientAtPlace;
  return [
    {
      bar: 'Times of a clinic after 200 bookings from one address',
      cases: answers.length,
      figure: `${booked} booked, ${left} of ${freeTimes.length} times left`,
      goal: `${most} at most, ${LEAST * 100} % left`,
      met: booked > 0 && booked <= most && left >= LEAST * freeTimes.length,
    },
  ];
}
