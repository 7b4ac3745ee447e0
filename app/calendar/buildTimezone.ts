import type { IcsTimezone, IcsTimezoneProp } from 'ts-ics';
import { describeZone, type ZoneChange, zoneChanges } from '../formatting/zoneChanges.ts';

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
