import { DateTime } from 'luxon';
import type { IsoDate } from './isoDate.ts';

/**
 * The zones of the fifty states and Puerto Rico, by their abbreviations in winter and in summer. The Aleutian Islands
 * are listed twice, because browsers disagree on their abbreviations.
 */
const zoneKeys = [
  'EST EDT',
  'CST CDT',
  'MST MDT',
  'MST MST',
  'PST PDT',
  'AKST AKDT',
  'HAST HADT',
  'HST HDT',
  'HST HST',
  'AST AST',
] as const;

/** The names of the zones that apply all year round: 'Eastern Time', 'ET'. */
export type ZoneNames = Readonly<Record<(typeof zoneKeys)[number], { readonly long: string; readonly short: string }>>;

const american = { locale: 'en-US' };

/**
 * The abbreviation in force in `zone` on `date`, such as 'EDT'; the zone's own name when it is unknown. It is read at
 * 14:00, after any change of that day (PAGE-18).
 */
export function zoneAbbreviation(zone: string, date: IsoDate): string {
  const moment = DateTime.fromISO(`${date}T14:00`, { zone });
  return moment.isValid ? moment.toFormat('ZZZZ', american) : zone;
}

/** 'Eastern Time (ET)'; for a zone outside the list, its abbreviation on that date, such as 'GMT+1'. */
export function zoneLabel(zone: string, date: IsoDate, names: ZoneNames): string {
  const inYear = abbreviationsInYear(zone, Number(date.slice(0, 4)));
  const key = zoneKeys.find((each) => each === inYear);
  return key === undefined ? zoneAbbreviation(zone, date) : `${names[key].long} (${names[key].short})`;
}

/** 'EST EDT': those of the middle of winter and of summer. To make a format takes long, so it is Luxon's, which keeps it. */
function abbreviationsInYear(zone: string, year: number): string {
  const abbreviationIn = (month: number): string | undefined =>
    DateTime.fromMillis(Date.UTC(year, month, 15), { zone })
      .toLocaleParts({ timeZoneName: 'short', ...american })
      .find(({ type }) => type === 'timeZoneName')?.value;
  return `${abbreviationIn(0)} ${abbreviationIn(6)}`;
}
