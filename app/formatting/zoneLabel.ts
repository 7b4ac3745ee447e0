import { DateTime } from 'luxon';
import type { IsoDate } from './isoDate.ts';

/** The names of a zone that apply all year round: 'Eastern Time', 'ET'. */
interface ZoneName {
  readonly long: string;
  readonly short: string;
}

/**
 * The zones of the fifty states and Puerto Rico, by their abbreviations in winter and in summer. The Aleutian Islands
 * are listed twice, because browsers disagree on their abbreviations.
 */
const names: Readonly<Record<string, ZoneName>> = {
  'EST EDT': { long: 'Eastern Time', short: 'ET' },
  'CST CDT': { long: 'Central Time', short: 'CT' },
  'MST MDT': { long: 'Mountain Time', short: 'MT' },
  'MST MST': { long: 'Mountain Standard Time', short: 'MST' },
  'PST PDT': { long: 'Pacific Time', short: 'PT' },
  'AKST AKDT': { long: 'Alaska Time', short: 'AKT' },
  'HAST HADT': { long: 'Hawaii-Aleutian Time', short: 'HAT' },
  'HST HDT': { long: 'Hawaii-Aleutian Time', short: 'HAT' },
  'HST HST': { long: 'Hawaii Time', short: 'HT' },
  'AST AST': { long: 'Atlantic Standard Time', short: 'AST' },
};

const american = { locale: 'en-US' };

/**
 * The abbreviation in force in `zone` on `date`, such as 'EDT'; the zone's own name when it is unknown. It is read at
 * 14:00, after any change of that day (PAGE-18).
 */
export function zoneAbbreviation(zone: string, date: IsoDate): string {
  const moment = DateTime.fromISO(`${date}T14:00`, { zone });
  return moment.isValid ? moment.toFormat('ZZZZ', american) : zone;
}

/** The zone's names for the whole year; undefined outside the United States and for an unknown zone. */
function zoneName(zone: string, date: IsoDate): ZoneName | undefined {
  const year = date.slice(0, 4);
  const key = `${zoneAbbreviation(zone, `${year}-01-15`)} ${zoneAbbreviation(zone, `${year}-07-15`)}`;
  return Object.hasOwn(names, key) ? names[key] : undefined;
}

/** 'Eastern Time (ET)'; for a zone outside the list, its abbreviation on that date, such as 'GMT+1'. */
export function zoneLabel(zone: string, date: IsoDate): string {
  const name = zoneName(zone, date);
  if (name === undefined) return zoneAbbreviation(zone, date);
  return `${name.long} (${name.short})`;
}
