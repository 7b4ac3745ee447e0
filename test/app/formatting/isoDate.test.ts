import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, isIsoDate, localDate } from '../../../app/formatting/isoDate.ts';

const isoDates = fc
  .date({ min: new Date('0001-01-01T00:00Z'), max: new Date('9999-12-31T00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const days = fc.integer({ min: -1000, max: 1000 });
const recentDates = fc
  .date({ min: new Date('1950-01-01T00:00Z'), max: new Date('2100-01-01T00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('isIsoDate', () => {
  it.each(['2026-11-23', '2028-02-29', '0099-01-01', '9999-12-31'])('takes %s', (text) => {
    expect(isIsoDate(text)).toBe(true);
  });

  it.each(['', '2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '2026-11-31', '11/23/2026', '2026-11-23T00:00'])(
    'refuses %j',
    (text) => {
      expect(isIsoDate(text)).toBe(false);
    },
  );

  it('takes every date that there is', () => {
    fc.assert(fc.property(isoDates, (date) => isIsoDate(date)));
  });
});

describe('addDays', () => {
  it.each([
    ['2026-11-21', 1, '2026-11-22'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-03-01', -1, '2027-02-28'],
    ['2026-11-01', 0, '2026-11-01'],
    ['not a date', 3, 'not a date'],
  ])('%s and %i days is %s', (date, count, expected) => {
    expect(addDays(date, count)).toBe(expected);
  });

  it('is undone by the same number of days back, and measured by daysBetween', () => {
    fc.assert(
      fc.property(recentDates, days, (date, count) => {
        const moved = addDays(date, count);
        expect(addDays(moved, -count)).toBe(date);
        expect(daysBetween(date, moved)).toBe(count);
      }),
    );
  });
});

describe('daysBetween', () => {
  it('is no number for text that is no date', () => {
    expect(daysBetween('2026-11-23', 'soon')).toBeNaN();
  });
});

describe('localDate', () => {
  it.each([
    [new Date(2026, 10, 23, 0, 0, 0), '2026-11-23'],
    [new Date(2026, 10, 23, 23, 59, 59), '2026-11-23'],
    [new Date(2026, 0, 1, 12), '2026-01-01'],
  ])('reads %s off the clock of this machine', (now, expected) => {
    expect(localDate(now)).toBe(expected);
  });
});
