import { type IsoDate, parseIsoDate } from './isoDate.ts';

const labels = {
  /** 'Monday, November 23, 2026' */
  full: { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' },
  /** 'Monday, November 23' */
  day: { weekday: 'long', month: 'long', day: 'numeric' },
  /** 'November 23, 2026' */
  date: { month: 'long', day: 'numeric', year: 'numeric' },
  /** 'Mon' */
  weekday: { weekday: 'short' },
  /** 'Nov 23' */
  short: { month: 'short', day: 'numeric' },
  /** '11/23/2026', as the guest types it */
  numeric: { month: '2-digit', day: '2-digit', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateLabel = keyof typeof labels;

/** The calendar date in US English. Text that is not a date comes back unchanged. */
export function dateLabel(date: IsoDate, label: DateLabel): string {
  const utc = parseIsoDate(date);
  if (utc === undefined) return date;
  return new Intl.DateTimeFormat('en-US', { ...labels[label], timeZone: 'UTC' }).format(utc);
}
