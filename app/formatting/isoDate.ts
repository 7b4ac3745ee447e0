/** A calendar date without time or zone, 'YYYY-MM-DD'. */
export type IsoDate = string;

const shape = /^(\d{4})-(\d{2})-(\d{2})$/;
const dayInMilliseconds = 86_400_000;

const pad = (value: number, length: number): string => String(value).padStart(length, '0');

function formatIsoDate(utc: Date): IsoDate {
  return `${pad(utc.getUTCFullYear(), 4)}-${pad(utc.getUTCMonth() + 1, 2)}-${pad(utc.getUTCDate(), 2)}`;
}

/** Midnight UTC of a real calendar date; undefined for any other text, such as '2026-02-30'. */
export function parseIsoDate(date: IsoDate): Date | undefined {
  const [, year, month, day] = shape.exec(date) ?? [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const utc = new Date(0);
  utc.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  return formatIsoDate(utc) === date ? utc : undefined;
}

/** Whether the text is a real calendar date in the form 'YYYY-MM-DD'. */
export function isIsoDate(text: string): text is IsoDate {
  return parseIsoDate(text) !== undefined;
}

/**
 * The date `days` after the given one, or before it if `days` is negative. Text that is not a date comes back
 * unchanged.
 */
export function addDays(date: IsoDate, days: number): IsoDate {
  const utc = parseIsoDate(date);
  return utc === undefined ? date : formatIsoDate(new Date(utc.getTime() + days * dayInMilliseconds));
}

/** How many days after `from` the date `to` is: negative if it is before, NaN if either is not a date. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  const [start, end] = [parseIsoDate(from), parseIsoDate(to)];
  return start === undefined || end === undefined ? Number.NaN : (end.getTime() - start.getTime()) / dayInMilliseconds;
}

/** The date that the guest's own clock shows. */
export function localDate(now: Date): IsoDate {
  return `${pad(now.getFullYear(), 4)}-${pad(now.getMonth() + 1, 2)}-${pad(now.getDate(), 2)}`;
}
