import { DateTime } from 'luxon';

/** A moment from which the clocks of a zone show another offset than before. */
export interface ZoneChange {
  readonly at: Date;
  /** Minutes east of UTC before and from then on. */
  readonly offsetBefore: number;
  readonly offset: number;
  readonly isDaylight: boolean;
  /** The abbreviation in force from then on, such as 'EDT'. */
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

/** How the clocks stand at a moment, as if they had been set so then. */
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

/** @param before a moment with another offset than at `after`, at most a week later; clocks change at a full minute */
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
