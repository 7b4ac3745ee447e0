// @module-tag exhaustive: it goes through five years of offset changes in every zone.
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dateLabel, timeLabel } from '../../../app/formatting/dateLabel.ts';
import { daysBetween, localDate } from '../../../app/formatting/isoDate.ts';
import { dateIn, extractDate, wallTimeIn } from '../../../app/formatting/wallTime.ts';
import { zoneAbbreviation } from '../../../app/formatting/zoneLabel.ts';
import { reservationFields } from '../../../app/journey/index.ts';
import { openTimes } from '../../../app/screens/results/times/placeTimes.ts';
import { searchWindow } from '../../../app/screens/results/times/searchWindow.ts';
import { bookable } from '../app-services/fixtures.ts';

/** Every zone of the states and Puerto Rico, and whether its clocks change. */
const clinics: readonly (readonly [string, boolean])[] = [
  ['America/New_York', true],
  ['America/Detroit', true],
  ['America/Indiana/Indianapolis', true],
  ['America/Kentucky/Louisville', true],
  ['America/Chicago', true],
  ['America/Denver', true],
  ['America/Boise', true],
  ['America/Phoenix', false],
  ['America/Los_Angeles', true],
  ['America/Anchorage', true],
  ['America/Adak', true],
  ['Pacific/Honolulu', false],
  ['America/Puerto_Rico', false],
];
const guests = [
  'Pacific/Honolulu',
  'America/Los_Angeles',
  'America/Phoenix',
  'America/Chicago',
  'America/New_York',
  'Asia/Kolkata',
];
/** Second Sundays of March and first Sundays of November, from a calendar. */
const changes = [
  '2026-03-08',
  '2026-11-01',
  '2027-03-14',
  '2027-11-07',
  '2028-03-12',
  '2028-11-05',
  '2029-03-11',
  '2029-11-04',
  '2030-03-10',
  '2030-11-03',
];
const minute = 60_000;
const visit = bookable();

interface Clock {
  /** 'YYYY-MM-DD HH:mm:ss' */
  readonly wall: string;
  readonly label: string;
  readonly weekday: string;
}

/** The clock of a zone, made with the browser's own functions and none of ours. */
function createClock(zone: string): (instant: number) => Clock {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    weekday: 'short',
  });
  return (instant) => {
    const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
    const { year, month, day, hour = '', minute: minutes, second, weekday = '' } = parts;
    const label = `${Number(hour) % 12 || 12}:${minutes} ${Number(hour) < 12 ? 'AM' : 'PM'}`;
    return { wall: `${year}-${month}-${day} ${hour}:${minutes}:${second}`, label, weekday };
  };
}

/** Instants every twenty minutes around a change, from the day before to the day after. */
const instantsAround = (day: string): readonly number[] => {
  const noon = Date.parse(`${day}T12:00:00Z`);
  return Array.from({ length: 48 * 3 }, (_, index) => noon + (index - 72) * 20 * minute);
};

const home = process.env.TZ;
afterEach(() => {
  if (home === undefined) delete process.env.TZ;
  else process.env.TZ = home;
});

describe.each(clinics)('at a clinic in %s', (zone, clocksChange) => {
  const clock = createClock(zone);
  let moments: readonly (Clock & { readonly instant: number })[] = [];
  beforeAll(() => {
    moments = changes.flatMap(instantsAround).map((instant) => ({ instant, ...clock(instant) }));
  });

  it('clocks change on the days of the calendar, or never', () => {
    for (const day of changes) {
      const offset = (instant: number) => Date.parse(`${clock(instant).wall.replace(' ', 'T')}Z`) - instant;
      const [before, after] = [`${day}T04:00:00Z`, `${day}T20:00:00Z`].map((at) => offset(Date.parse(at)));
      expect(before !== after, `${zone} ${day}`).toBe(clocksChange);
    }
  });

  it('the day is the one on its calendar', () => {
    for (const { instant, wall } of moments) expect(dateIn(zone, new Date(instant))).toBe(extractDate(wall));
  });

  it.each(guests)('a guest in %s sees, sends and searches the clock of the clinic', (guest) => {
    process.env.TZ = guest;
    const guestClock = createClock(guest);
    const days = new Set<string>();
    const provider = { providerId: '01400412', businessName: 'tlc', timezone: zone } as const;
    const wrong: string[] = [];
    const compare = (what: string, ours: unknown, theirs: unknown) => {
      if (ours !== theirs) wrong.push(`${what}: ${String(ours)}, not ${String(theirs)}`);
    };
    for (const { instant, wall, label, weekday } of moments) {
      const day = extractDate(wall);
      compare('shown', timeLabel(wall), label);
      if (!days.has(day)) compare('shown', dateLabel(day, 'weekday'), weekday);
      days.add(day);
      const slots = { id: 30, isAvailable: true, availability: [{ date: day, timeslots: [{ value: wall }] }] };
      compare('on its day', openTimes([slots]).get(day)?.[0], wall);
      const appointment = { timestamp: wall, timezone: zone, services: [visit] };
      compare('sent', reservationFields(appointment, provider)?.reservationTime, wall);
      // Today is the date on the guest's clock; a requested day is searched unchanged.
      compare('today', localDate(new Date(instant)), guestClock(instant).wall.slice(0, 10));
      const { startDate, endDate } = searchWindow(day, [visit], '2026-01-01', 14);
      compare('searched', startDate, day);
      compare('days searched', daysBetween(startDate, endDate), 13);
    }
    expect(wrong).toEqual([]);
    expect(days.size).toBeGreaterThanOrEqual(2 * changes.length);
  });

  it.each(guests)('a time is right on the clock of a guest in %s', (guest) => {
    const guestClock = createClock(guest);
    const wrong = moments.flatMap(({ instant, wall }) => {
      // The hour that occurs twice in autumn may be either one.
      const right = [instant - 60 * minute, instant, instant + 60 * minute]
        .filter((moment) => clock(moment).wall === wall)
        .map((moment) => guestClock(moment).wall);
      const guestTime = wallTimeIn(wall, zone, guest) ?? '';
      return right.includes(guestTime) ? [] : [`${wall}: ${guestTime}, not ${right.join(' or ')}`];
    });
    expect(wrong).toEqual([]);
  });

  it('the zone is named as it is in force in the afternoon of the day', () => {
    const names = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'short' });
    for (const day of changes) {
      const afternoon = Date.parse(`${day}T22:00:00Z`);
      const name = names.formatToParts(afternoon).find(({ type }) => type === 'timeZoneName')?.value;
      expect(zoneAbbreviation(zone, day)).toBe(name);
    }
  });
});
