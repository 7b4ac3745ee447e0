import { convertIcsCalendar } from 'ts-ics';
import { describe, expect, it } from 'vitest';
import { calendarFile } from '../../../app/calendar/calendarFile.ts';
import type { CalendarFacts } from '../../../app/calendar/describeVisits.ts';
import { readInstants } from './readInstants.ts';

const now = new Date('2026-11-21T19:07:13Z');
const visit = { uid: 'first@calendar', timestamp: '2027-03-15 09:00:00', timezone: 'America/New_York', minutes: 40 };
const facts: CalendarFacts = {
  visits: [visit],
  summary: 'Appointment at Mason Crossing',
  location: 'Mason Crossing, 5100 Terra Firma Dr, Mason, OH 45040',
  description: 'To change your appointment, call us: 888-852-2567',
  organizer: { name: 'The Little Clinic', email: 'support@example.com' },
  canceled: false,
  alarmHours: [],
};
const second = { ...visit, uid: 'second@calendar', timestamp: '2027-11-08 16:40:00', minutes: 20 };

const written = (change: Partial<CalendarFacts> = {}): string => calendarFile({ ...facts, ...change }, now) ?? '';
const read = (text: string) => convertIcsCalendar(undefined, text);
/** Long lines are folded (RFC 5545, section 3.1). */
const splitLines = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

describe('the calendar file of an appointment', () => {
  it('says when, where and how to change it', () => {
    const calendar = read(written());
    expect(calendar.method).toBe('PUBLISH');
    expect(calendar.events).toEqual([
      {
        uid: 'first@calendar',
        stamp: { date: now, type: 'DATE-TIME' },
        sequence: 28_062_433,
        status: 'CONFIRMED',
        class: 'PRIVATE',
        summary: facts.summary,
        location: facts.location,
        description: facts.description,
        organizer: facts.organizer,
        start: expect.objectContaining({
          date: new Date('2027-03-15T13:00:00Z'),
          local: expect.objectContaining({ timezone: 'America/New_York' }),
        }),
        duration: { minutes: 40 },
      },
    ]);
  });

  it('names the zone at the time, and no time in UTC but its own making', () => {
    const lines = splitLines(written());
    expect(lines.filter((line) => /^DTSTART;/.test(line))).toEqual([
      'DTSTART;VALUE=DATE-TIME;TZID=America/New_York:20270315T090000',
    ]);
    expect(lines.filter((line) => /\d{8}T\d{6}Z$/.test(line))).toEqual(['DTSTAMP:20261121T190713Z']);
  });

  it('ends every line as the standard wants, and has none that is too long', () => {
    const text = written({ location: `${'A street with a very long name, '.repeat(12)}${'Café 🥕, '.repeat(20)}` });
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    const tooLong = text.split('\r\n').filter((line) => new TextEncoder().encode(line).length > 75);
    expect(tooLong).toEqual([]);
  });

  it('keeps texts whole that have characters of the format', () => {
    const summary = 'Appointment at A, B; C\\n: D';
    expect(read(written({ summary })).events?.[0]?.summary).toBe(summary);
  });

  it('has both of a pair, each under its own UID', () => {
    const calendar = read(written({ visits: [visit, second] }));
    expect(calendar.events?.map(({ uid }) => uid)).toEqual(['first@calendar', 'second@calendar']);
    expect(calendar.timezones).toHaveLength(1);
    expect(calendar.events?.map(({ start }) => start.date.toISOString())).toEqual([
      '2027-03-15T13:00:00.000Z',
      '2027-11-08T21:40:00.000Z',
    ]);
  });

  it('of an appointment that was moved since replaces the entry that is there', () => {
    const [before] = read(written()).events ?? [];
    const moved = { ...visit, timestamp: '2027-03-16 11:00:00' };
    const later = calendarFile({ ...facts, visits: [moved] }, new Date(now.getTime() + 60_000)) ?? '';
    const [after] = read(later).events ?? [];
    expect(after?.uid).toBe(before?.uid);
    expect(after?.sequence ?? 0).toBeGreaterThan(before?.sequence ?? 0);
  });

  it('rings at each of the hours before, and not for what is past or canceled', () => {
    const rings = (change: Partial<CalendarFacts>, at = now) =>
      splitLines(calendarFile({ ...facts, alarmHours: [24, 1], ...change }, at) ?? '').filter((line) =>
        /^(TRIGGER|ACTION)/.test(line),
      );
    expect(rings({})).toEqual(['ACTION:DISPLAY', 'TRIGGER:-PT24H', 'ACTION:DISPLAY', 'TRIGGER:-PT1H']);
    expect(rings({}, new Date('2027-03-14T13:00:01Z'))).toEqual(['ACTION:DISPLAY', 'TRIGGER:-PT1H']);
    expect(rings({ canceled: true })).toEqual([]);
    expect(read(written({ alarmHours: [24] })).events?.[0]?.alarms?.[0]?.description).toBe(facts.summary);
  });

  it('takes a canceled one out by the same UID with a higher sequence', () => {
    const [before, after] = [
      read(written()),
      read(calendarFile({ ...facts, canceled: true }, new Date(now.getTime() + 1_000)) ?? ''),
    ];
    expect(after.method).toBe('CANCEL');
    const [was, is] = [before.events?.[0], after.events?.[0]];
    expect(is?.status).toBe('CANCELLED');
    expect(is?.uid).toBe(was?.uid);
    expect(is?.start.date).toEqual(was?.start.date);
    expect(is?.sequence ?? 0).toBeGreaterThan(was?.sequence ?? 0);
  });

  it.each([
    ['a zone that does not exist', { timezone: 'America/Nowhere' }],
    ['a day that does not exist', { timestamp: '2027-02-30 09:00:00' }],
  ])('is not made for %s', (_what, change) => {
    expect(calendarFile({ ...facts, visits: [visit, { ...visit, ...change }] }, now)).toBeUndefined();
  });

  it('is not made of nothing', () => {
    expect(calendarFile({ ...facts, visits: [] }, now)).toBeUndefined();
  });
});

const zones = [
  'America/New_York',
  'America/Detroit',
  'America/Indiana/Indianapolis',
  'America/Kentucky/Louisville',
  'America/Chicago',
  'America/Denver',
  'America/Boise',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'America/Adak',
  'Pacific/Honolulu',
  'America/Puerto_Rico',
];
/** Second Sundays of March and first Sundays of November, from a calendar. */
const changes = [
  ...['2026-03-08', '2026-11-01', '2027-03-14', '2027-11-07', '2028-03-12'],
  ...['2028-11-05', '2029-03-11', '2029-11-04', '2030-03-10', '2030-11-03'],
];
const hours = ['00:30', '01:00', '03:00', '09:00', '23:20'];

/** The moments at which a zone's clock, as the browser has it, shows a time; two when clocks go back. */
function findMoments(format: Intl.DateTimeFormat, timestamp: string): readonly number[] {
  const asUtc = Date.parse(`${timestamp.replace(' ', 'T')}Z`);
  // Offsets from Puerto Rico (4 hours behind UTC) to the Aleutians (10 hours).
  return [4, 5, 6, 7, 8, 9, 10]
    .map((hours) => asUtc + hours * 3_600_000)
    .filter((moment) => format.format(moment) === timestamp);
}

describe.each(zones)('a calendar that knows nothing of %s but the file', (zone) => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });

  it.each(changes)('comes to the right moment around %s', (day) => {
    const wrong: string[] = [];
    for (const ahead of [-2, -1, 0, 1, 2]) {
      const date = new Date(Date.parse(day) + ahead * 86_400_000).toISOString().slice(0, 10);
      const visits = hours.map((hour, index) => ({
        ...visit,
        id: String(index),
        timezone: zone,
        timestamp: `${date} ${hour}:00`,
      }));
      const instants = readInstants(written({ visits }));
      visits.forEach(({ timestamp }, index) => {
        const instant = instants[index] ?? Number.NaN;
        if (findMoments(format, timestamp)[0] !== instant)
          wrong.push(`${timestamp}: ${new Date(instant).toISOString()}`);
      });
    }
    expect(wrong).toEqual([]);
  });
});
