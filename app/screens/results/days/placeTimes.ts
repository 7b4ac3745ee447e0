import type { TimeSlotRow } from '../../../api/index.ts';
import type { IsoDate } from '../../../formatting/isoDate.ts';
import type { WallTime } from '../../../formatting/wallTime.ts';
import { type OpenTimes, openTimes } from './openTimes.ts';
import type { DateRange } from './searchWindow.ts';

/** The free times of the found places, by provider id. */
export type PlaceTimes = ReadonlyMap<string, OpenTimes>;

const none: OpenTimes = new Map();

export const placeTimes = (rows: readonly TimeSlotRow[]): PlaceTimes =>
  new Map(rows.map(({ provider, services }) => [provider.providerId, openTimes(services)]));

/** The times of one place; none for a place that is not known. */
export const timesAt = (times: PlaceTimes, providerId: string): OpenTimes => times.get(providerId) ?? none;

/** Times that were read for a range of days. */
interface ReadTimes {
  readonly range: DateRange | undefined;
  readonly times: PlaceTimes | undefined;
}

/** What the search found, with what was read since: times of the searched window replace what was found. */
export function joinTimes(found: PlaceTimes, read: readonly ReadTimes[]): PlaceTimes {
  const joined = new Map(found);
  for (const { range, times } of read) {
    for (const [id, days] of times ?? []) {
      joined.set(id, range?.index === 0 ? days : new Map([...timesAt(joined, id), ...days]));
    }
  }
  return joined;
}

/** How many times there are on each day at all places together. A day without any is absent. */
export function countTimes(times: PlaceTimes): ReadonlyMap<IsoDate, number> {
  const counts = new Map<IsoDate, number>();
  for (const days of times.values()) {
    for (const [date, { length }] of days) counts.set(date, (counts.get(date) ?? 0) + length);
  }
  return counts;
}

/** The first day on which any place has a time. */
export const firstOpenDate = (times: PlaceTimes): IsoDate | undefined => [...countTimes(times).keys()].toSorted()[0];

/** The soonest time of a place, from a day on. */
export function soonestTime(times: OpenTimes, from: IsoDate = ''): WallTime | undefined {
  const date = [...times.keys()].filter((open) => open >= from).toSorted()[0];
  return date === undefined ? undefined : times.get(date)?.[0];
}
