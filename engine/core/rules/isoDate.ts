const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAY = 86_400_000;

export interface CalendarDate {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** How many days a month has; by hand, because rules ask for it with every date, and a `Date` takes ten times as long. */
const daysIn = (year: number, month: number): number => (month === 2 && isLeap(year) ? 29 : (DAYS[month - 1] ?? 0));

/** `Date.UTC` reads years below 100 as 1900 to 1999, so the year is set separately. */
function buildUtcDate({ year, month, day }: CalendarDate): Date {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date;
}

/** The parts of a real calendar date `YYYY-MM-DD`; undefined for anything else. */
export function parseDate(text: unknown): CalendarDate | undefined {
  const parts = typeof text === 'string' ? DATE.exec(text) : null;
  if (parts === null) return undefined;
  const date = { year: Number(parts[1]), month: Number(parts[2]), day: Number(parts[3]) };
  const real = date.month >= 1 && date.month <= 12 && date.day >= 1 && date.day <= daysIn(date.year, date.month);
  return real ? date : undefined;
}

/** 'YYYY-MM-DD'; undefined outside the years 0 to 9999. */
function formatDate(date: Date): string | undefined {
  const year = date.getUTCFullYear();
  return year >= 0 && year <= 9999 ? date.toISOString().slice(0, 10) : undefined;
}

export function addDays(date: CalendarDate, days: number): string | undefined {
  const moved = new Date(buildUtcDate(date).getTime() + days * DAY);
  return Number.isNaN(moved.getTime()) ? undefined : formatDate(moved);
}

/** The same day of another month, or that month's last day if it is shorter. */
export function addMonths({ year, month, day }: CalendarDate, months: number): string | undefined {
  const count = year * 12 + month - 1 + months;
  const target = { year: Math.floor(count / 12), month: (((count % 12) + 12) % 12) + 1 };
  return formatDate(buildUtcDate({ ...target, day: Math.min(day, daysIn(target.year, target.month)) }));
}

export const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  Math.round((buildUtcDate(to).getTime() - buildUtcDate(from).getTime()) / DAY);

/** Whole months from one date to the other; negative when `to` is the earlier date. */
export function monthsBetween(from: CalendarDate, to: CalendarDate): number {
  if (daysBetween(from, to) < 0) return -monthsBetween(to, from);
  const months = (to.year - from.year) * 12 + to.month - from.month;
  return to.day < from.day ? months - 1 : months;
}
