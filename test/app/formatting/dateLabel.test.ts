import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateLabel, parseNumericDate } from '../../../app/formatting/dateLabel.ts';

describe('dateLabel', () => {
  it.each([
    ['full', 'Monday, November 23, 2026'],
    ['day', 'Monday, November 23'],
    ['date', 'November 23, 2026'],
    ['weekday', 'Mon'],
    ['short', 'Nov 23'],
    ['numeric', '11/23/2026'],
  ] as const)('%s is %s', (label, expected) => {
    expect(dateLabel('2026-11-23', label)).toBe(expected);
  });

  it('gives text that is no date back as it is', () => {
    expect(dateLabel('2026-02-30', 'full')).toBe('2026-02-30');
  });

  it('numeric comes back the same when it is read again', () => {
    const dates = fc
      .date({ min: new Date('1900-01-01T00:00Z'), max: new Date('3000-12-31T00:00Z'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(fc.property(dates, (date) => parseNumericDate(dateLabel(date, 'numeric')) === date));
  });
});

describe('parseNumericDate', () => {
  it.each([
    ['1/2/2027', '2027-01-02'],
    [' 01/02/2027 ', '2027-01-02'],
    ['02/29/2028', '2028-02-29'],
  ])('reads %j', (text, expected) => {
    expect(parseNumericDate(text)).toBe(expected);
  });

  it.each(['', '13/01/2027', '02/29/2027', '1/2/27', '2027-01-02', '1/2/2027x'])('does not read %j', (text) => {
    expect(parseNumericDate(text)).toBeUndefined();
  });
});
