import { parseInstant, type WallTime } from '../formatting/wallTime.ts';

const hourInMilliseconds = 3_600_000;

/** The alarms of a visit, in hours before it, that are still to come: a calendar may ring at once for one that is past. */
export const alarmsAhead = (hours: readonly number[], start: Date, now: Date): readonly number[] =>
  hours.filter((before) => start.getTime() - before * hourInMilliseconds > now.getTime());

interface ZonedVisit {
  readonly timestamp: WallTime;
  readonly timezone: string;
}

/** The alarms that each of the visits has. */
export const sharedAlarms = (hours: readonly number[], visits: readonly ZonedVisit[], now: Date): readonly number[] =>
  visits.reduce((left, { timestamp, timezone }) => {
    const start = parseInstant(timestamp, timezone);
    return start ? alarmsAhead(left, start, now) : [];
  }, hours);

const unitLabel = (unit: 'day' | 'hour'): Intl.NumberFormat =>
  new Intl.NumberFormat('en-US', { style: 'unit', unit, unitDisplay: 'long' });

const days = unitLabel('day');
const hoursOnly = unitLabel('hour');
const all = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** Spans of hours in words, whole days in days: '1 day and 1 hour'. */
export const hoursLabel = (spans: readonly number[]): string =>
  all.format(spans.map((hours) => (hours % 24 === 0 ? days.format(hours / 24) : hoursOnly.format(hours))));
