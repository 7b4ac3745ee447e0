import { DateTime } from 'luxon';

/** A moment at which the UTC offset of a zone changes. */
export interface ZoneChange {
  readonly at: Date;
  /** The offset before the change and the offset after it, in minutes east of UTC. */
  readonly offsetBefore: number;
  readonly offset: number;
  readonly isDaylight: boolean;
  /** The abbreviation after the change, such as 'EDT'. */
  readonly name: string;
}

/** No zone changes its clocks twice within a week. */
const weekInMilliseconds = 7 * 86_400_000;
const minuteInMilliseconds = 60_000;

/** The changes between two moments, the earliest first; none for an unknown zone. */
export function zoneChanges(zone: string, from: Date, to: Date): readonly ZoneChange[] {
  const changes: ZoneChange[] = [];
  for (let week = from.getTime(); week < to.getTime(); week += weekInMilliseconds) {
    const next = Math.min(week + weekInMilliseconds, to.getTime());
    if (!Object.is(offsetAt(zone, week), offsetAt(zone, next))) changes.push(changeBetween(zone, week, next));
  }
  return changes;
}

/** The zone at a moment, described as a change at this moment that leaves the offset as it is. */
export function describeZone(zone: string, at: Date): ZoneChange {
  const moment = DateTime.fromJSDate(at, { zone });
  return {
    at,
    offsetBefore: moment.offset,
    offset: moment.offset,
    isDaylight: moment.isInDST,
    name: moment.toFormat('ZZZZ', { locale: 'en-US' }),
  };
}

/** @param before a moment, at most a week before `after`, with another offset; clocks change at a full minute */
function changeBetween(zone: string, before: number, after: number): ZoneChange {
  const offsetBefore = offsetAt(zone, before);
  let [low, high] = [Math.floor(before / minuteInMilliseconds), Math.ceil(after / minuteInMilliseconds)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(zone, middle * minuteInMilliseconds) === offsetBefore) low = middle;
    else high = middle;
  }
  return { ...describeZone(zone, new Date(high * minuteInMilliseconds)), offsetBefore };
}

const offsetAt = (zone: string, at: number): number => DateTime.fromMillis(at, { zone }).offset;
