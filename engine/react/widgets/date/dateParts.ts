import type { TextFormat } from '../../field/FormContext.ts';
import { withoutMarks } from '../text/useTextInput.ts';

export interface DateParts {
  readonly year: string;
  readonly month: string;
  readonly day: string;
}

/** What is wrong with a date that was typed in parts, in the order in which it is checked. */
export type DateError = 'month' | 'day' | 'year' | 'date';

const NOTHING: DateParts = { year: '', month: '', day: '' };
const padded = (digits: string, length: number): string =>
  /^\d+$/.test(digits) ? digits.padStart(length, '0') : digits;
/** A part without '-', because a '-' that was typed into a part would be read as its end. */
const withoutHyphens = (part: string): string => part.replaceAll('-', '/');
const within = (digits: string, most: number): boolean => /^\d{1,2}$/.test(digits) && +digits >= 1 && +digits <= most;

/** The parts of an answer: of a whole ISO date, or of an incomplete one, joined by '-' in the same order. */
export function parseDateParts(value: unknown): DateParts {
  if (typeof value !== 'string' || value === '') return NOTHING;
  const [year = '', month = '', ...day] = value.split('-');
  return { year, month, day: day.join('-') };
}

/** The answer made of the parts: 'YYYY-MM-DD', in which parts may be missing ('1990--07'); undefined if all are. */
export function joinDateParts({ year, month, day }: DateParts): string | undefined {
  if (year === '' && month === '' && day === '') return undefined;
  return [year, month && padded(month, 2), day && padded(day, 2)].map(withoutHyphens).join('-');
}

/** The first error of an answer made of parts; undefined for a day that exists. Years have four digits. */
export function findDateError(value: string): DateError | undefined {
  const { year, month, day } = parseDateParts(value);
  if (!within(month, 12)) return 'month';
  if (!within(day, 31)) return 'day';
  if (!/^\d{4}$/.test(year)) return 'year';
  const date = new Date(Date.UTC(2000, +month - 1, +day));
  date.setUTCFullYear(+year, +month - 1, +day);
  return date.getUTCMonth() === +month - 1 && date.getUTCDate() === +day ? undefined : 'date';
}

/** The parts of a pasted date, month first ('12/10/1985') or year first ('1985-12-10'); undefined for other texts. */
export function parsePastedDate(text: string): DateParts | undefined {
  const typed = withoutMarks(text).trim();
  const [, month, day, year] = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(typed) ?? [];
  if (month && day && year) return { year, month, day };
  const [, first, second, third] = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(typed) ?? [];
  return first && second && third ? { year: first, month: second, day: third } : undefined;
}

/** The format of a valid date, however its parts were typed. */
export const dateForms: readonly TextFormat[] = [{ written: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$', example: '1990-07-04' }];
