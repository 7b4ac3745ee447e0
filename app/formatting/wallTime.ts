import { DateTime } from 'luxon';
import type { IsoDate } from './isoDate.ts';

/** A local time at the provider, 'YYYY-MM-DD HH:mm:ss'. Only the provider's zone makes it a moment. */
export type WallTime = string;

const format = 'yyyy-MM-dd HH:mm:ss';

/** The local time in `other` when it is `time` in `zone`; undefined for an invalid time or an unknown zone. */
export function wallTimeIn(time: WallTime, zone: string, other: string): WallTime | undefined {
  const moment = DateTime.fromFormat(time, format, { zone }).setZone(other);
  return moment.isValid ? moment.toFormat(format) : undefined;
}

/** The date part, unchanged. */
export function extractDate(time: WallTime): IsoDate {
  return time.slice(0, 10);
}

/** The date on the calendar of `zone` at the moment `now`. An unknown zone falls back to the guest's own. */
export function dateIn(zone: string, now: Date): IsoDate {
  const moment = DateTime.fromJSDate(now, { zone });
  return (moment.isValid ? moment : DateTime.fromJSDate(now)).toFormat('yyyy-MM-dd');
}

/**
 * The moment when it is `time` in `zone`, the first if there are two; undefined for an invalid time or an unknown zone.
 */
export function parseInstant(time: WallTime, zone: string): Date | undefined {
  const moment = DateTime.fromFormat(time, format, { zone });
  return moment.isValid ? moment.toJSDate() : undefined;
}
