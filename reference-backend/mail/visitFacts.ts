import { DateTime } from 'luxon';
import type { KeptVisit } from './keptVisits.ts';

/** 'Monday, March 15, 2027 at 9:20 AM Eastern Daylight Time' */
export const spokenTime = (at: Date, zone: string): string =>
  DateTime.fromJSDate(at, { zone }).setLocale('en-US').toFormat("cccc, LLLL d, yyyy 'at' h:mm a ZZZZZ");

const ORDINALS = ['1st', '2nd'];

/** The heading of one of several appointments; a single one needs none. */
export const formatHeading = (index: number, count: number): string | undefined =>
  count === 1 ? undefined : `${ORDINALS[index] ?? `${index + 1}th`} appointment`;

/** Says that one of a pair keeps its time; nothing for a walk-in. */
export const stillBookedSentence = (
  { starts_at: startsAt, timezone }: Pick<KeptVisit, 'starts_at' | 'timezone'>,
  which: '1st' | 'other',
): readonly string[] =>
  startsAt ? [`Your ${which} appointment, on ${spokenTime(startsAt, timezone)}, is still booked.`] : [];

const describePlace = ({ address, vanity_name: name, qualification }: KeptVisit): string => {
  if (address !== null) return `${name}, ${address}`;
  return qualification === null ? `By video with ${name}` : `By video with ${name}, ${qualification}`;
};

/** When, which service, where, and whom to call. */
export const visitFacts = (visit: KeptVisit): readonly (readonly [string, string])[] => [
  ...(visit.starts_at ? [['When', spokenTime(visit.starts_at, visit.timezone)] as const] : []),
  ['Service', visit.services],
  ['Where', describePlace(visit)],
  ['Phone', visit.phone],
];
