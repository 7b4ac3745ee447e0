import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateLabel } from '../../../app/formatting/dateLabel.ts';

const dates = fc
  .date({ min: new Date('1600-01-01T00:00Z'), max: new Date('3000-12-31T00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('dateLabel', () => {
  it.each([
    ['full', 'Monday, November 23, 2026'],
    ['day', 'Monday, November 23'],
    ['date', 'November 23, 2026'],
    ['weekday', 'Mon'],
    ['brief', 'Mon, Nov 23'],
    ['short', 'Nov 23'],
    ['numeric', '11/23/2026'],
  ] as const)('%s is %s', (label, expected) => {
    expect(dateLabel('2026-11-23', label)).toBe(expected);
  });

  it('gives text that is no date back as it is', () => {
    expect(dateLabel('2026-02-30', 'full')).toBe('2026-02-30');
  });

  it.each([
    ['full', { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' }],
    ['day', { weekday: 'long', month: 'long', day: 'numeric' }],
    ['date', { month: 'long', day: 'numeric', year: 'numeric' }],
    ['weekday', { weekday: 'short' }],
    ['brief', { weekday: 'short', month: 'short', day: 'numeric' }],
    ['short', { month: 'short', day: 'numeric' }],
    ['numeric', { month: '2-digit', day: '2-digit', year: 'numeric' }],
  ] as const)('%s is what the browser itself writes', (label, options) => {
    const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
    fc.assert(fc.property(dates, (date) => dateLabel(date, label) === format.format(new Date(date))));
  });

  it('numeric comes back the same when it is read again', () => {
    const read = (text: string) => text.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$1-$2');
    fc.assert(fc.property(dates, (date) => read(dateLabel(date, 'numeric')) === date));
  });
});
