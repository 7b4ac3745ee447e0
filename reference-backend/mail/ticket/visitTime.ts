import { DateTime } from 'luxon';
import { fillTemplate } from '../../../app/messages/fillTemplate.ts';
import type { MailMessages } from '../../../schemas/generated/content/messages/mail-messages.js';
import type { KeptVisit } from '../keptVisits.ts';

/** A time in words: on the clock of the provider, whose zone is always named. */
export interface VisitTime {
  /** 'Monday, March 15, 2027' */
  readonly date: string;
  /** '9:20 AM Eastern Daylight Time' */
  readonly time: string;
  /** Both in one text: 'Monday, March 15, 2027 at 9:20 AM Eastern Daylight Time' */
  readonly whole: string;
  /** For a subject: 'Mon, Mar 15 at 9:20 AM EDT' */
  readonly brief: string;
  /** 'YYYY-MM-DD HH:mm:ss' */
  readonly timestamp: string;
}

/** Undefined for a walk-in, which has none. */
export function visitTime(
  { starts_at: startsAt, timezone }: Pick<KeptVisit, 'starts_at' | 'timezone'>,
  { at }: Pick<MailMessages, 'at'>,
): VisitTime | undefined {
  if (startsAt === null) return undefined;
  const start = DateTime.fromJSDate(startsAt, { zone: timezone }).setLocale('en-US');
  const [date, time] = [start.toFormat('cccc, LLLL d, yyyy'), start.toFormat('h:mm a ZZZZZ')];
  return {
    date,
    time,
    whole: fillTemplate(at, { date, time }),
    brief: fillTemplate(at, { date: start.toFormat('ccc, LLL d'), time: start.toFormat('h:mm a ZZZZ') }),
    timestamp: start.toFormat('yyyy-MM-dd HH:mm:ss'),
  };
}
