import { generateIcsCalendar, type IcsAlarm, type IcsDateObject, type IcsEvent } from 'ts-ics';
import { parseInstant } from '../formatting/wallTime.ts';
import { alarmsAhead } from './alarmsAhead.ts';
import { buildTimezone, offsetText } from './buildTimezone.ts';
import type { CalendarFacts, CalendarVisit } from './describeVisits.ts';

const minuteInMilliseconds = 60_000;

/**
 * An event replaces an earlier one with the same UID and a lower sequence. An appointment may be moved any number of
 * times before it is canceled, so the sequence is when the file was made: the seconds since then fit a calendar's number.
 */
const sequenceFrom = Date.parse('2026-01-01T00:00:00Z');

interface Placed extends CalendarVisit {
  readonly instant: Date;
}

/**
 * The text of an iCalendar file (RFC 5545, and 5546 for its method); undefined where a time or a zone is invalid.
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
  const { summary, location, description, organizer, canceled, alarmHours } = facts;
  const alarms = canceled ? [] : alarmsAhead(alarmHours, visit.instant, now);
  return {
    uid: visit.uid,
    stamp: { date: now },
    // The library leaves out a 0.
    sequence: Math.max(1, Math.floor((now.getTime() - sequenceFrom) / 1_000)),
    status: canceled ? 'CANCELLED' : 'CONFIRMED',
    class: 'PRIVATE',
    summary,
    start: buildStart(visit),
    duration: { minutes: visit.minutes },
    ...(location !== undefined && { location }),
    ...(description !== undefined && { description }),
    ...(organizer && { organizer }),
    ...(alarms.length > 0 && { alarms: alarms.map((hours) => buildAlarm(hours, summary)) }),
  };
}

const buildAlarm = (hours: number, description: string): IcsAlarm => ({
  action: 'DISPLAY',
  description,
  trigger: { type: 'relative', value: { before: true, hours } },
});

/** The library writes what `local.date` shows in UTC, so `local.date` must show the local time in UTC. */
function buildStart({ timestamp, timezone, instant }: Placed): IcsDateObject {
  const shown = new Date(`${timestamp.replace(' ', 'T')}Z`);
  const offset = (shown.getTime() - instant.getTime()) / minuteInMilliseconds;
  return { date: instant, type: 'DATE-TIME', local: { date: shown, timezone, tzoffset: offsetText(offset) } };
}

/** The most octets of a line, without its line break (RFC 5545, section 3.1). */
const longest = 75;

/**
 * Folds the lines of an iCalendar text again, because the library counts characters instead of octets, and does not
 * count the space that begins a continued line. A character is never split.
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
    // A continued line begins with a space.
    if (octets + size > longest) {
      parts.push('');
      octets = 1;
    }
    parts[parts.length - 1] += character;
    octets += size;
  }
  return parts;
}
