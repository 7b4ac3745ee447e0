import { DateTime } from 'luxon';
import type { IsoDate } from './isoDate.ts';

/** What the clock on the provider's wall shows, 'YYYY-MM-DD HH:mm:ss'. It means a moment only with the provider's zone. */
export type WallTime = string;

const format = 'yyyy-MM-dd HH:mm:ss';

/** The moment at which the wall clock of `zone` shows `time`; undefined for an unreal date or time, or an unknown zone. */
export function momentOf(time: WallTime, zone: string): DateTime | undefined {
  const moment = DateTime.fromFormat(time, format, { zone });
  return moment.isValid ? moment : undefined;
}

/** What the wall clock of the moment's own zone shows. */
export function wallTimeOf(moment: DateTime): WallTime {
  return moment.toFormat(format);
}

/** The date part, as it stands. */
export function dateOf(time: WallTime): IsoDate {
  return time.slice(0, 10);
}

/** The date on the calendar of `zone` at the moment `now`. An unknown zone falls back to the guest's own. */
export function dateIn(zone: string, now: Date): IsoDate {
  const moment = DateTime.fromJSDate(now, { zone });
  return (moment.isValid ? moment : DateTime.fromJSDate(now)).toFormat('yyyy-MM-dd');
}
