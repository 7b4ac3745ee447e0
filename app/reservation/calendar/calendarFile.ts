import { generateIcsCalendar, type IcsDateObject, type IcsEvent } from 'ts-ics';
import { parseInstant } from '../../formatting/wallTime.ts';
import { buildTimezone, offsetText } from './buildTimezone.ts';
import type { CalendarFacts, CalendarVisit } from './findCalendarFacts.ts';

const minuteInMilliseconds = 60_000;

/** Later ones take the place of earlier ones with the same UID. The library leaves out a 0. */
const sequences = { booked: 1, canceled: 2 } as const;

interface Placed extends CalendarVisit {
  readonly instant: Date;
}

/**
 * The text of an iCalendar file (RFC 5545, and 5546 for its method); undefined where a time or a zone is unreal.
 *
 * @param now when the file is made
 */
export function calendarFile(facts: CalendarFacts, now: Date): string | undefined {
  const placed = facts.visits.flatMap((visit): Placed[] => {
    const instant = parseInstant(visit.timestamp, visit.timezone);
    return instant ? [{ ...visit, instant }] : [];
  });
  if (placed.length === 0 || placed.length < facts.visits.length) return undefined;
  const zones = [...new Set(placed.map(({ timezone }) => timezone))];
  const text = generateIcsCalendar({
    version: '2.0',
    prodId: '-//Stepwell//Appointments//EN',
    method: facts.canceled ? 'CANCEL' : 'PUBLISH',
    timezones: zones.map((zone) =>
      buildTimezone(
        zone,
        placed.filter(({ timezone }) => timezone === zone).map(({ instant }) => instant),
      ),
    ),
    events: placed.map((visit) => buildEvent(visit, facts, now)),
  });
  return foldLines(text);
}

function buildEvent(visit: Placed, facts: CalendarFacts, now: Date): IcsEvent {
  const { summary, location, description, organizer, canceled } = facts;
  return {
    uid: `appointment-${visit.id}`,
    stamp: { date: now },
    sequence: canceled ? sequences.canceled : sequences.booked,
    status: canceled ? 'CANCELLED' : 'CONFIRMED',
    class: 'PRIVATE',
    summary,
    start: buildStart(visit),
    duration: { minutes: visit.minutes },
    ...(location !== undefined && { location }),
    ...(description !== undefined && { description }),
    ...(organizer && { organizer }),
  };
}

/** The library writes what `local.date` shows in UTC: so that is what the clock on the wall shows. */
function buildStart({ timestamp, timezone, instant }: Placed): IcsDateObject {
  const shown = new Date(`${timestamp.replace(' ', 'T')}Z`);
  const offset = (shown.getTime() - instant.getTime()) / minuteInMilliseconds;
  return { date: instant, type: 'DATE-TIME', local: { date: shown, timezone, tzoffset: offsetText(offset) } };
}

/** Octets of a line, without its end (RFC 5545, section 3.1). */
const longest = 75;

/**
 * The lines of an iCalendar text folded anew: the library counts characters, not octets, and the blank that goes on a
 * line too little. A character is never cut.
 */
const foldLines = (text: string): string =>
  text
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .map((line) => splitLine(line).join('\r\n '))
    .join('\r\n');

function splitLine(line: string): readonly string[] {
  const encoder = new TextEncoder();
  const parts: string[] = [''];
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    // A line that goes on begins with a blank.
    if (octets + size > longest) {
      parts.push('');
      octets = 1;
    }
    parts[parts.length - 1] += character;
    octets += size;
  }
  return parts;
}
