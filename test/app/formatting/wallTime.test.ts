import fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import { dateIn, dateOf, momentOf, wallTimeOf } from '../../../app/formatting/wallTime.ts';

const zones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
] as const;

describe('momentOf', () => {
  it.each([
    ['2026-11-23 09:20:00', 'America/New_York', '2026-11-23T14:20:00.000Z'],
    ['2026-07-01 09:20:00', 'America/New_York', '2026-07-01T13:20:00.000Z'],
    ['2026-07-01 09:20:00', 'America/Phoenix', '2026-07-01T16:20:00.000Z'],
    ['2026-11-23 09:20:00', 'Pacific/Honolulu', '2026-11-23T19:20:00.000Z'],
  ])('%s in %s is %s', (time, zone, expected) => {
    expect(momentOf(time, zone)?.toUTC().toISO()).toBe(expected);
  });

  it.each([
    ['2026-02-30 09:20:00', 'America/New_York'],
    ['2026-11-23 25:00:00', 'America/New_York'],
    ['2026-11-23 09:20:00', 'America/Atlantis'],
    ['soon', 'America/New_York'],
  ])('there is no %s in %s', (time, zone) => {
    expect(momentOf(time, zone)).toBeUndefined();
  });

  it('shows the same wall time again, in every zone, at every moment of five years', () => {
    const moments = fc.integer({
      min: Date.parse('2026-01-01T00:00Z') / 1000,
      max: Date.parse('2031-01-01T00:00Z') / 1000,
    });
    fc.assert(
      fc.property(moments, fc.constantFrom(...zones), (seconds, zone) => {
        const time = wallTimeOf(DateTime.fromSeconds(seconds, { zone }));
        const moment = momentOf(time, zone);
        expect(moment && wallTimeOf(moment)).toBe(time);
        // An hour that the clocks show twice may stand for either of its two moments.
        expect([0, 3600]).toContain(Math.abs((moment?.toSeconds() ?? 0) - seconds));
      }),
    );
  });
});

describe('dateOf', () => {
  it('is the day on the wall', () => {
    expect(dateOf('2026-11-23 09:20:00')).toBe('2026-11-23');
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
