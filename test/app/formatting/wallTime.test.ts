import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import { dateIn, extractDate, parseInstant } from '../../../app/formatting/wallTime.ts';

describe('dateOf', () => {
  it('is the day on the wall', () => {
    expect(extractDate('2026-11-23 09:20:00')).toBe('2026-11-23');
  });
});

describe('dateIn', () => {
  const now = new Date('2026-11-23T05:30:00Z');

  it.each([
    ['America/New_York', '2026-11-23'],
    ['America/Chicago', '2026-11-22'],
    ['Pacific/Honolulu', '2026-11-22'],
  ])('in %s it is %s', (zone, expected) => {
    expect(dateIn(zone, now)).toBe(expected);
  });

  it('falls back to the clock of this machine for a zone that is unknown', () => {
    expect(dateIn('America/Atlantis', now)).toBe(DateTime.fromJSDate(now).toISODate());
  });
});

describe('parseInstant', () => {
  it.each([
    ['2026-11-23 09:20:00', 'America/New_York', '2026-11-23T14:20:00.000Z'],
    ['2026-02-30 09:20:00', 'America/New_York', undefined],
    ['2026-11-23T09:20:00', 'America/New_York', undefined],
    ['2026-11-23 09:20', 'America/New_York', undefined],
    ['2026-11-23 09:20:00Z', 'America/New_York', undefined],
    ['2026-11-23 09:20:00', 'America/Atlantis', undefined],
    ['', 'America/New_York', undefined],
  ])('%s in %s is %s', (time, zone, expected) => {
    expect(parseInstant(time, zone)?.toISOString()).toBe(expected);
  });
});
