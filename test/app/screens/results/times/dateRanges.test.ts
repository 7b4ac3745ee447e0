import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../../../app/formatting/isoDate.ts';
import { listDateRanges, searchWindow } from '../../../../../app/screens/results/times/searchWindow.ts';
import { bookable } from '../../../app-services/fixtures.ts';

const today = '2026-11-23';
const buildWindow = (maxDaysAhead: number) => searchWindow(today, [bookable({ maxDaysAhead })], today, 14);

describe('stretchesFor', () => {
  it.each([
    ['the first days', 0, 4, [0]],
    ['the last of the searched days', 10, 4, [0]],
    ['days on both sides of the end', 12, 4, [0, 1]],
    ['days of the second stretch', 14, 4, [1]],
  ])('needs for %s', (_what, first, count, indexes) => {
    expect(listDateRanges(buildWindow(90), first, count).map(({ index }) => index)).toEqual(indexes);
  });

  it('asks for nothing after the last day that can be booked', () => {
    expect(listDateRanges(buildWindow(20), 14, 4)).toEqual([
      { index: 1, startDate: '2026-12-07', endDate: '2026-12-13' },
    ]);
  });

  it('covers every day that shows', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 90 }),
        fc.nat({ max: 89 }),
        fc.constantFrom(1, 3, 4),
        (maxDaysAhead, at, perPage) => {
          const first = Math.min(at, maxDaysAhead);
          const count = Math.min(perPage, maxDaysAhead + 1 - first);
          const stretches = listDateRanges(buildWindow(maxDaysAhead), first, count);
          for (let index = first; index < first + count; index++) {
            const date = addDays(today, index);
            expect(stretches.filter(({ startDate, endDate }) => startDate <= date && date <= endDate)).toHaveLength(1);
          }
        },
      ),
    );
  });
});
