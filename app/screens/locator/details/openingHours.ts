import { splitDay } from './splitDay.ts';

const pattern = /^(\d{1,2}):(\d{2}) ([AP])M - (\d{1,2}):(\d{2}) ([AP])M$/;
const closed = /^closed$/i;

/**
 * 'Mo 08:00-19:40' for 'Monday: 8:00 AM - 7:40 PM', as schema.org writes opening hours, which are those of every week. In
 * a week with a holiday, or with a day that cannot be read, the usual hours of that day are not known; a list without it
 * would say that the clinic is closed there each week, so there is none.
 */
export function openingHours(weekHours: readonly string[]): readonly string[] {
  const days = weekHours.map(splitDay);
  const isUsual = days.every(({ day, hours }) => day !== '' && (pattern.test(hours) || closed.test(hours)));
  return isUsual ? days.flatMap(({ day, hours }) => openOn(day, hours)) : [];
}

function openOn(day: string, hours: string): readonly string[] {
  const [, fromHour, fromMinute, from, toHour, toMinute, to] = pattern.exec(hours) ?? [];
  if (!fromHour || !fromMinute || !from || !toHour || !toMinute || !to) return [];
  return [`${day.slice(0, 2)} ${clock(fromHour, from)}:${fromMinute}-${clock(toHour, to)}:${toMinute}`];
}

/** The hour of a clock with 24 hours. */
const clock = (hour: string, half: string): string =>
  String((Number(hour) % 12) + (half === 'P' ? 12 : 0)).padStart(2, '0');
