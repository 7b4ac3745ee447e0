import type { CalendarVisit } from '../../calendar/describeVisits.ts';
import { parseInstant } from '../../formatting/wallTime.ts';

/**
 * What a calendar in the browser is told of a visit. Its company reads it, so it has no id, no person and no service
 * (docs/decisions/044-calendars-in-the-browser.md).
 */
export interface SharedVisit extends Pick<CalendarVisit, 'timestamp' | 'timezone' | 'minutes'> {
  readonly title: string;
  readonly place: string | undefined;
}

/** The addresses at which a guest's calendar shows a new event to save. */
export interface EventAddresses {
  readonly google: string;
  readonly outlook: string;
}

/** Undefined where the time or the zone is invalid. */
export function eventAddresses({
  title,
  place,
  timestamp,
  timezone,
  minutes,
}: SharedVisit): EventAddresses | undefined {
  const start = parseInstant(timestamp, timezone);
  if (!start) return undefined;
  const [from, to] = [start, new Date(start.getTime() + minutes * 60_000)].map(formatUtc);
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${from}/${to}`.replaceAll(/[-:]/g, ''),
    ctz: timezone,
    ...(place !== undefined && { location: place }),
  });
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: `${from}`,
    enddt: `${to}`,
    ...(place !== undefined && { location: place }),
  });
  return {
    google: `https://calendar.google.com/calendar/render?${google}`,
    // Outlook shows a plus as it is, so a space is written as its number.
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${outlook.toString().replaceAll('+', '%20')}`,
  };
}

/** '2026-11-25T15:00:00Z' */
const formatUtc = (moment: Date): string => `${moment.toISOString().slice(0, 19)}Z`;
