import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../../../../../app/formatting/isoDate.ts';
import { countDays, searchWindow } from '../../../../../app/screens/results/times/searchWindow.ts';
import { bookable } from '../../../app-services/fixtures.ts';

const today = '2026-11-23';

describe('searchWindow', () => {
  it.each([
    ['two weeks of a service that goes further', 90, '2026-12-06', 14, '2027-02-21'],
    ['exactly two weeks', 14, '2026-12-06', 14, '2026-12-07'],
    ['less for a service that goes less far', 7, '2026-11-29', 7, '2026-11-30'],
    ['one day for a service of today only', 0, '2026-11-23', 1, '2026-11-23'],
  ])('is %s', (_what, maxDaysAhead, endDate, days, lastDate) => {
    expect(searchWindow(today, [bookable({ maxDaysAhead })], today, 14)).toEqual({
      startDate: today,
      endDate,
      days,
      lastDate,
      maxDaysAhead,
      firstDate: today,
    });
  });

  it('is as long as the service that goes least far allows', () => {
    const services = [bookable({ maxDaysAhead: 60 }), bookable({ maxDaysAhead: 5 })];
    expect(searchWindow(today, services, today, 14)).toMatchObject({ days: 5, lastDate: '2026-11-28' });
  });

  it('begins at the wished date, but never before today', () => {
    const services = [bookable({ maxDaysAhead: 30 })];
    expect(searchWindow('2026-12-01', services, today, 14).startDate).toBe('2026-12-01');
    expect(searchWindow('2026-11-01', services, today, 14).startDate).toBe(today);
  });

  it('is two days of a visit by video, and fewer where the service allows fewer', () => {
    const video = (maxDaysAhead: number) => searchWindow(today, [bookable({ maxDaysAhead })], today, 2);
    expect(video(14)).toMatchObject({ days: 2, endDate: '2026-11-24', lastDate: '2026-12-07' });
    expect(video(1)).toMatchObject({ days: 1, endDate: today });
  });

  it('begins at least as many days from today as the longest preparation takes', () => {
    const services = [bookable({ leadTimeDays: 2 }), bookable({ leadTimeDays: 7 }), bookable()];
    const from = (date: string) => searchWindow(date, services, today, 14).startDate;
    expect([from(today), from('2026-11-29'), from('2026-11-30'), from('2026-12-01')]).toEqual([
      '2026-11-30',
      '2026-11-30',
      '2026-11-30',
      '2026-12-01',
    ]);
  });

  it('never looks at more than 14 days, and always at one', () => {
    fc.assert(
      fc.property(fc.integer({ min: -30, max: 400 }), fc.integer({ min: 0, max: 400 }), (offset, maxDaysAhead) => {
        const window = searchWindow(addDays(today, offset), [bookable({ maxDaysAhead })], today, 14);
        expect(daysBetween(window.startDate, window.endDate) + 1).toBe(window.days);
        expect(window.days).toBeGreaterThanOrEqual(1);
        expect(window.days).toBeLessThanOrEqual(14);
        expect(countDays(window)).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});
