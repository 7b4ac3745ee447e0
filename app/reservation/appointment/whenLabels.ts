import { dateLabel, timeLabel } from '../../formatting/dateLabel.ts';
import { extractDate } from '../../formatting/wallTime.ts';
import { type ZoneNames, zoneLabel } from '../../formatting/zoneLabel.ts';
import type { Appointment } from '../../journey/index.ts';

/** 'Monday, March 15, 2027' and '9:00 AM Eastern Time (ET)': the local time at the provider, with its zone. */
export function whenLabels(
  { timestamp, timezone }: Pick<Appointment, 'timestamp' | 'timezone'>,
  zones: ZoneNames,
): { readonly date: string; readonly time: string } {
  const date = extractDate(timestamp);
  return { date: dateLabel(date, 'full'), time: `${timeLabel(timestamp)} ${zoneLabel(timezone, date, zones)}` };
}
