import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import { dateIn, extractDate } from '../../../app/formatting/wallTime.ts';

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
