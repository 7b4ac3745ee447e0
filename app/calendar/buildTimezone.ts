import { DateTime } from 'luxon';
import type { IcsTimezone, IcsTimezoneProp } from 'ts-ics';

const yearInMilliseconds = 366 * 86_400_000;
const minuteInMilliseconds = 60_000;

/**
 * The VTIMEZONE (RFC 5545, section 3.6.5) of a zone for visits at these moments: the offset a year before the first,
 * and each change from then until a year after the last. Because each change is listed, there is no recurrence rule
 * that a new law could make wrong.
 */
export function buildTimezone(zone: string, moments: readonly Date[]): IcsTimezone {
  const times = moments.map((moment) => moment.getTime());
  const from = new Date(Math.min(...times) - yearInMilliseconds);
  const to = new Date(Math.max(...times) + yearInMilliseconds);
  return { id: zone, props: [describeZone(zone, from), ...zoneChanges(zone, from, to)].map(buildObservance) };
}

/**
 * RFC 5545 wants DTSTART in the local time before the change. The library writes `start` in the local time after it, so
 * `start` is shifted by the difference.
 */
const buildObservance = ({ at, offsetBefore, offset, isDaylight, name }: ZoneChange): IcsTimezoneProp => ({
  type: isDaylight ? 'DAYLIGHT' : 'STANDARD',
  start: new Date(at.getTime() + (offsetBefore - offset) * minuteInMilliseconds),
  offsetFrom: offsetText(offsetBefore),
  offsetTo: offsetText(offset),
  name,
});

/** Minutes east of UTC as text: '-0430'. */
export function offsetText(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}${String(rest).padStart(2, '0')}`;
}

/** A moment at which the UTC offset of a zone changes. */
interface ZoneChange {
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
