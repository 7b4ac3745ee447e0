import { DateTime } from 'luxon';
import type { IsoDate } from './isoDate.ts';

/** What the clock on the provider's wall shows, 'YYYY-MM-DD HH:mm:ss'. It means a moment only with the provider's zone. */
export type WallTime = string;

const format = 'yyyy-MM-dd HH:mm:ss';

/** What a wall clock in `other` shows when one in `zone` shows `time`; undefined for an unreal time or an unknown zone. */
export function wallTimeIn(time: WallTime, zone: string, other: string): WallTime | undefined {
  const moment = DateTime.fromFormat(time, format, { zone }).setZone(other);
  return moment.isValid ? moment.toFormat(format) : undefined;
}

/** The date part, as it stands. */
export function extractDate(time: WallTime): IsoDate {
  return time.slice(0, 10);
}

/** The date on the calendar of `zone` at the moment `now`. An unknown zone falls back to the guest's own. */
export function dateIn(zone: string, now: Date): IsoDate {
  const moment = DateTime.fromJSDate(now, { zone });
  return (moment.isValid ? moment : DateTime.fromJSDate(now)).toFormat('yyyy-MM-dd');
}

/** The moment at which a clock in `zone` shows `time`, the first where it does so twice; undefined for an unreal one. */
export function parseInstant(time: WallTime, zone: string): Date | undefined {
  const moment = DateTime.fromFormat(time, format, { zone });
  return moment.isValid ? moment.toJSDate() : undefined;
}
