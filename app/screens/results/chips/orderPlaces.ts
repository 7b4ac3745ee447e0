import type { TimeSlotRow } from '../../../api/index.ts';
import type { IsoDate } from '../../../formatting/isoDate.ts';
import { type PlaceTimes, soonestTime, timesAt } from '../days/placeTimes.ts';

/** How the guest orders the places: as the server does, which is by distance, or by their first time of a day. */
export type PlaceOrder = 'nearest' | 'soonest';

/**
 * The places in this order. Those without a time on the day come last, the one that is free again soonest first; equal
 * ones stay as near as they were.
 */
export function orderPlaces(
  rows: readonly TimeSlotRow[],
  order: PlaceOrder,
  times: PlaceTimes,
  date: IsoDate,
): readonly TimeSlotRow[] {
  if (order === 'nearest') return rows;
  const soonest = new Map(
    rows.map(({ provider: { providerId } }) => [providerId, soonestTime(timesAt(times, providerId), date)]),
  );
  const rank = ({ provider }: TimeSlotRow): string => soonest.get(provider.providerId) ?? 'none';
  return rows.toSorted((one, other) => (rank(one) < rank(other) ? -1 : Number(rank(one) > rank(other))));
}

/** Whether a place that accepts the guest's benefit code stands before a closer one that does not (BENEFIT-9). */
export function putsBenefitFirst(rows: readonly TimeSlotRow[]): boolean {
  return rows.some(
    ({ provider: { isBenefitCode, distance = 0 } }, index) =>
      isBenefitCode &&
      rows.slice(index + 1).some(({ provider }) => !provider.isBenefitCode && isCloser(provider, distance)),
  );
}

const isCloser = ({ distance }: TimeSlotRow['provider'], miles: number): boolean =>
  distance !== undefined && distance < miles;

/** Whether it makes sense to order the places: there are several, and they are somewhere. */
export const canBeOrdered = (rows: readonly TimeSlotRow[]): boolean =>
  rows.length > 1 && rows.some(({ provider }) => provider.distance !== undefined);
