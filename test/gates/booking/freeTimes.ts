import { clinic } from '../../reference-backend/support/calls.ts';
import { refresh, timesIn } from '../../reference-backend/support/find.ts';
import { TestGuest } from '../../reference-backend/support/TestGuest.ts';

/** A service that can be booked sixty days ahead, so that every guest has a different time. */
export const flu = 101;

/** Windows of fourteen days, the most that one search covers. */
const windows = [
  ['2027-02-28', '2027-03-13'],
  ['2027-03-14', '2027-03-27'],
  ['2027-03-28', '2027-04-10'],
  ['2027-04-11', '2027-04-24'],
  ['2027-04-25', '2027-04-29'],
] as const;

/** Every time of sixty days at the clinic, from its Sunday on. */
export async function freeTimes(url: string): Promise<readonly string[]> {
  const times: string[] = [];
  for (const [startDate, endDate] of windows) {
    const [row] = await refresh(new TestGuest(url), {
      'filter.businessNames': 'tlc',
      'filter.locationIds': clinic.locationNumber,
      'filter.serviceIds': String(flu),
      'filter.startDate': startDate,
      'filter.endDate': endDate,
    });
    times.push(...timesIn(row));
  }
  return times;
}
