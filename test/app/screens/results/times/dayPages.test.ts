import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../../../app/formatting/isoDate.ts';
import {
  countDays,
  dayPage,
  daysPerPage,
  openingPosition,
  searchWindow,
} from '../../../../../app/screens/results/times/searchWindow.ts';
import { bookable } from '../../../app-services/fixtures.ts';

const today = '2026-11-23';
const buildWindow = (maxDaysAhead: number) => searchWindow(today, [bookable({ maxDaysAhead })], today, 14);

describe('dayPage', () => {
  it('shows the days from a position on', () => {
    expect(dayPage(buildWindow(60), 4, 3)).toEqual({
      position: 4,
      dates: ['2026-11-27', '2026-11-28', '2026-11-29'],
      previous: 1,
      next: 7,
    });
  });

  it('has no earlier days than the first of the search', () => {
    expect(dayPage(buildWindow(60), 0, 4).previous).toBeUndefined();
    expect(dayPage(buildWindow(60), 2, 4).previous).toBe(0);
  });

  it('ends with the last day that can be booked', () => {
    expect(dayPage(buildWindow(5), 4, 4)).toMatchObject({ dates: ['2026-11-27', '2026-11-28'], next: undefined });
  });

  it('ends at first with the days that were searched, which are two by video', () => {
    const byVideo = searchWindow(today, [bookable({ maxDaysAhead: 14 })], today, 2);
    expect(dayPage(byVideo, 0, 5)).toEqual({
      position: 0,
      dates: ['2026-11-23', '2026-11-24'],
      previous: undefined,
      next: 2,
    });
    expect(dayPage(byVideo, 2, 5)).toMatchObject({ position: 2, previous: 0, next: 7 });
  });

  it('walking on from the start shows every day once, in order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 120 }), fc.constantFrom(1, 3, 4), (maxDaysAhead, perPage) => {
        const window = buildWindow(maxDaysAhead);
        const seen: string[] = [];
        for (let next: number | undefined = 0; next !== undefined; ) {
          const page = dayPage(window, next, perPage);
          seen.push(...page.dates);
          next = page.next;
        }
        expect(seen).toEqual(Array.from({ length: countDays(window) }, (_, index) => addDays(today, index)));
      }),
    );
  });

  it('stays within the days for any position', () => {
    fc.assert(
      fc.property(fc.integer({ min: -50, max: 500 }), fc.constantFrom(1, 3, 4), (position, perPage) => {
        const { dates, position: at } = dayPage(buildWindow(30), position, perPage);
        expect(dates.length).toBeGreaterThan(0);
        expect(dates[0]).toBe(addDays(today, at));
        expect(dates.at(-1)?.localeCompare('2026-12-23')).toBeLessThanOrEqual(0);
      }),
    );
  });
});

describe('openingPosition', () => {
  it.each([
    ['today', ['2026-11-23'], 4, 0],
    ['within the first page', ['2026-11-26'], 4, 0],
    ['on the second page', ['2026-11-27', '2026-11-28'], 4, 4],
    ['days apart, one day a page', ['2026-11-26'], 1, 3],
  ])('is the page with the day: %s', (_what, dates, perPage, position) => {
    expect(openingPosition(buildWindow(60), dates[0], perPage)).toBe(position);
  });

  it('is the day itself where the pages do not begin with multiples, as by video', () => {
    const byVideo = searchWindow(today, [bookable({ maxDaysAhead: 14 })], today, 2);
    expect(openingPosition(byVideo, '2026-11-24', 5)).toBe(0);
    expect(openingPosition(byVideo, '2026-11-26', 5)).toBe(3);
  });

  it('is the start where nothing is free', () => {
    expect(openingPosition(buildWindow(60), undefined, 4)).toBe(0);
  });
});

describe('daysPerPage', () => {
  it.each([
    [320, 1, 1, 1],
    [479, 1, 1, 1],
    [480, 2, 3, 3],
    [899, 2, 3, 3],
    [900, 2, 4, 5],
    [1600, 2, 4, 5],
  ])('at %i px shows %i of two days, %i of four, %i of five', (width, two, four, five) => {
    expect([2, 4, 5].map((days) => daysPerPage(days, width))).toEqual([two, four, five]);
  });
});
