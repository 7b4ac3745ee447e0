import { DateTime } from 'luxon';
import type { IsoDate } from './isoDate.ts';

/** A local time at the provider, 'YYYY-MM-DD HH:mm:ss'. Only the provider's zone makes it a moment. */
export type WallTime = string;

const format = 'yyyy-MM-dd HH:mm:ss';

const pattern = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;

/** Luxon needs a phone's time for a format of its own, and hardly any for a standard one. */
const parse = (time: WallTime, zone: string): DateTime =>
  DateTime.fromISO(pattern.test(time) ? time.replace(' ', 'T') : '', { zone });

/** The local time in `other` when it is `time` in `zone`; undefined for an invalid time or an unknown zone. */
export function wallTimeIn(time: WallTime, zone: string, other: string): WallTime | undefined {
  const moment = parse(time, zone).setZone(other);
  return moment.isValid ? moment.toFormat(format) : undefined;
}

/** The date part, unchanged. */
export function extractDate(time: WallTime): IsoDate {
  return time.slice(0, 10);
}

/** The date on the calendar of `zone` at the moment `now`. An unknown zone falls back to the guest's own. */
export function dateIn(zone: string, now: Date): IsoDate {
  const moment = DateTime.fromJSDate(now, { zone });
  return (moment.isValid ? moment : DateTime.fromJSDate(now)).toISODate() ?? '';
}

/**
 * The moment when it is `time` in `zone`, one of the two where clocks go back; undefined for an invalid time or an
 * unknown zone.
 */
export function parseInstant(time: WallTime, zone: string): Date | undefined {
  const moment = parse(time, zone);
  return moment.isValid ? moment.toJSDate() : undefined;
}
