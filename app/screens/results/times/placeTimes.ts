import type { TimeSlotRow } from '../../../api/index.ts';
import type { IsoDate } from '../../../formatting/isoDate.ts';
import { extractDate, type WallTime } from '../../../formatting/wallTime.ts';
import type { DateRange } from './searchWindow.ts';

/** Free times by day, ascending. A day without any is absent. */
export type OpenTimes = ReadonlyMap<IsoDate, readonly WallTime[]>;

/** The times at which all services that the provider gives are free, because one appointment is for all of them. */
export function openTimes(services: TimeSlotRow['services']): OpenTimes {
  const [first, ...others] = services.filter(({ isAvailable }) => isAvailable).map(listTimes);
  const rest = others.map((times) => new Set(times));
  const shared = (first ?? []).filter((time) => rest.every((times) => times.has(time))).toSorted();
  const days = new Map<IsoDate, WallTime[]>();
  for (const time of shared) {
    const day = days.get(extractDate(time));
    if (day) day.push(time);
    else days.set(extractDate(time), [time]);
  }
  return days;
}

const listTimes = ({ availability }: TimeSlotRow['services'][number]): readonly WallTime[] =>
  availability.flatMap(({ timeslots }) => timeslots.map(({ value }) => value));

/** The times without those that somebody else has taken while the guest was looking. */
export function withoutLost(times: OpenTimes, lost: readonly WallTime[]): OpenTimes {
  if (lost.length === 0) return times;
  const rest = [...times].map(([date, day]) => [date, day.filter((time) => !lost.includes(time))] as const);
  return new Map(rest.filter(([, day]) => day.length > 0));
}

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

export const partsOfDay = ['morning', 'afternoon', 'evening'] as const;
export type PartOfDay = (typeof partsOfDay)[number];

/** When afternoon and evening begin, 'HH:mm'. */
export interface PartBounds {
  readonly afternoon: string;
  readonly evening: string;
}

export function partOfDay(time: WallTime, { afternoon, evening }: PartBounds): PartOfDay {
  const clock = time.slice(11, 16);
  if (clock >= evening) return 'evening';
  return clock >= afternoon ? 'afternoon' : 'morning';
}

/** The times in the chosen parts of the day; all of them where none is chosen. */
export function timesInParts(times: PlaceTimes, parts: readonly PartOfDay[], bounds: PartBounds): PlaceTimes {
  if (parts.length === 0) return times;
  return new Map([...times].map(([id, days]) => [id, daysInParts(days, parts, bounds)]));
}

function daysInParts(days: OpenTimes, parts: readonly PartOfDay[], bounds: PartBounds): OpenTimes {
  const kept = [...days].map(
    ([date, times]) => [date, times.filter((time) => parts.includes(partOfDay(time, bounds)))] as const,
  );
  return new Map(kept.filter(([, times]) => times.length > 0));
}

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
