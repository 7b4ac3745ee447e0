import { splitDay } from './splitDay.ts';

const pattern = /^(\d{1,2}):(\d{2}) ([AP])M - (\d{1,2}):(\d{2}) ([AP])M$/;

/**
 * 'Mo 08:00-19:40' for 'Monday: 8:00 AM - 7:40 PM', as schema.org writes opening hours. None for a day on which the
 * clinic is closed or has other hours than usual, because these are told for every week.
 */
export function openingHours(text: string): readonly string[] {
  const { day, hours } = splitDay(text);
  const [, fromHour, fromMinute, from, toHour, toMinute, to] = pattern.exec(hours) ?? [];
  if (day === '' || !fromHour || !fromMinute || !from || !toHour || !toMinute || !to) return [];
  return [`${day.slice(0, 2)} ${clock(fromHour, from)}:${fromMinute}-${clock(toHour, to)}:${toMinute}`];
}

/** The hour of a clock with 24 hours. */
const clock = (hour: string, half: string): string =>
  String((Number(hour) % 12) + (half === 'P' ? 12 : 0)).padStart(2, '0');
