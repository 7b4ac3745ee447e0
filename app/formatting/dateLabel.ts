import { type IsoDate, parseIsoDate } from './isoDate.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** The parts of which a date is written. */
interface DateParts {
  readonly weekday: string;
  readonly month: string;
  readonly day: number;
  readonly year: number;
}

const short = (name: string): string => name.slice(0, 3);

/** `Intl.DateTimeFormat` says the same, but a phone needs 10 ms for each format that it makes. */
const labels = {
  /** 'Monday, November 23, 2026' */
  full: ({ weekday, month, day, year }: DateParts) => `${weekday}, ${month} ${day}, ${year}`,
  /** 'Monday, November 23' */
  day: ({ weekday, month, day }: DateParts) => `${weekday}, ${month} ${day}`,
  /** 'November 23, 2026' */
  date: ({ month, day, year }: DateParts) => `${month} ${day}, ${year}`,
  /** 'Mon' */
  weekday: ({ weekday }: DateParts) => short(weekday),
  /** 'Mon, Nov 23' */
  brief: ({ weekday, month, day }: DateParts) => `${short(weekday)}, ${short(month)} ${day}`,
  /** 'Nov 23' */
  short: ({ month, day }: DateParts) => `${short(month)} ${day}`,
  /** '11/23/2026', as the guest types it */
  numeric: ({ month, day, year }: DateParts) => `${twoDigits(months.indexOf(month) + 1)}/${twoDigits(day)}/${year}`,
};

const twoDigits = (value: number): string => String(value).padStart(2, '0');

export type DateLabel = keyof typeof labels;

/** The calendar date in US English. Text that is not a date comes back unchanged. */
export function dateLabel(date: IsoDate, label: DateLabel): string {
  const utc = parseIsoDate(date);
  if (utc === undefined) return date;
  return labels[label]({
    weekday: weekdays[utc.getUTCDay()] ?? '',
    month: months[utc.getUTCMonth()] ?? '',
    day: utc.getUTCDate(),
    year: utc.getUTCFullYear(),
  });
}

const clock = /(?:^|[ T])([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/;

/** '9:20 AM' for a wall time 'YYYY-MM-DD HH:mm:ss' or a time of day 'HH:mm'. Any other text comes back unchanged. */
export function timeLabel(time: string): string {
  const [, hour, minute] = clock.exec(time) ?? [];
  if (hour === undefined || minute === undefined) return time;
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`;
}
