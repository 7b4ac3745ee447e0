import { dateLabel, timeLabel } from '../../../formatting/dateLabel.ts';
import { daysBetween, type IsoDate } from '../../../formatting/isoDate.ts';
import { extractDate, type WallTime } from '../../../formatting/wallTime.ts';

/** 'Sun 10:00 AM' within a week from today, 'Sun, Dec 6, 10:00 AM' after it. */
export function soonestLabel(time: WallTime, today: IsoDate): string {
  const date = extractDate(time);
  if (daysBetween(today, date) < 7) return `${dateLabel(date, 'weekday')} ${timeLabel(time)}`;
  return `${dateLabel(date, 'brief')}, ${timeLabel(time)}`;
}
