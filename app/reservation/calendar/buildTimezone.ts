import type { IcsTimezone, IcsTimezoneProp } from 'ts-ics';
import { describeZone, type ZoneChange, zoneChanges } from '../../formatting/zoneChanges.ts';

const yearInMilliseconds = 366 * 86_400_000;
const minuteInMilliseconds = 60_000;

/**
 * The VTIMEZONE (RFC 5545, section 3.6.5) of a zone for visits at these moments: how its clocks stand a year before the
 * first, and each change from then until a year after the last. Said change by change, it needs no rule that a law may break.
 */
export function buildTimezone(zone: string, moments: readonly Date[]): IcsTimezone {
  const times = moments.map((moment) => moment.getTime());
  const from = new Date(Math.min(...times) - yearInMilliseconds);
  const to = new Date(Math.max(...times) + yearInMilliseconds);
  return { id: zone, props: [describeZone(zone, from), ...zoneChanges(zone, from, to)].map(buildObservance) };
}

/**
 * RFC 5545 wants DTSTART on the clock before the change. The library writes `start` on the clock after it, so it is given
 * one that is off by as much.
 */
const buildObservance = ({ at, offsetBefore, offset, isDaylight, name }: ZoneChange): IcsTimezoneProp => ({
  type: isDaylight ? 'DAYLIGHT' : 'STANDARD',
  start: new Date(at.getTime() + (offsetBefore - offset) * minuteInMilliseconds),
  offsetFrom: offsetText(offsetBefore),
  offsetTo: offsetText(offset),
  name,
});

/** '-0430' for minutes east of UTC. */
export function offsetText(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}${String(rest).padStart(2, '0')}`;
}
