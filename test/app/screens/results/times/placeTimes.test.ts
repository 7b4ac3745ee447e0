import { describe, expect, it } from 'vitest';
import {
  countTimes,
  firstOpenDate,
  joinTimes,
  soonestTime,
} from '../../../../../app/screens/results/times/placeTimes.ts';
import { dateRange, searchWindow } from '../../../../../app/screens/results/times/searchWindow.ts';
import { bookable } from '../../../app-services/fixtures.ts';

const at = (...times: string[]) => {
  const dates = [...new Set(times.map((time) => time.slice(0, 10)))];
  return new Map(dates.map((date) => [date, times.filter((time) => time.startsWith(date))]));
};
const [monday, tuesday, later] = ['2026-11-23 09:00:00', '2026-11-24 09:00:00', '2026-12-08 09:00:00'] as const;
const window = searchWindow('2026-11-23', [bookable({ maxDaysAhead: 60 })], '2026-11-23', 14);

describe('joinTimes', () => {
  const found = new Map([
    ['a', at(monday, tuesday)],
    ['b', at(monday)],
  ]);

  it('adds the days of further ranges to what was found', () => {
    const joined = joinTimes(found, [{ range: dateRange(window, 1), times: new Map([['a', at(later)]]) }]);
    expect([...(joined.get('a') ?? [])]).toEqual([...at(monday, tuesday, later)]);
    expect(joined.get('b')).toBe(found.get('b'));
  });

  it('replaces what was found where the searched window was read again', () => {
    const joined = joinTimes(found, [{ range: dateRange(window, 0), times: new Map([['a', at(tuesday)]]) }]);
    expect([...(joined.get('a') ?? [])]).toEqual([...at(tuesday)]);
  });

  it('is what was found as long as nothing was read', () => {
    expect([...joinTimes(found, [{ range: undefined, times: undefined }])]).toEqual([...found]);
  });
});

it('times are counted by day over all places', () => {
  const times = new Map([
    ['a', at(tuesday)],
    ['b', at(tuesday, monday)],
  ]);
  expect([...countTimes(times)].toSorted()).toEqual([
    ['2026-11-23', 1],
    ['2026-11-24', 2],
  ]);
  expect(firstOpenDate(times)).toBe('2026-11-23');
  expect(firstOpenDate(new Map([['a', at()]]))).toBeUndefined();
});

it('the soonest time is the first from a day on', () => {
  expect(soonestTime(at(monday, tuesday))).toBe(monday);
  expect(soonestTime(at(monday, tuesday), '2026-11-24')).toBe(tuesday);
  expect(soonestTime(at(monday), '2026-11-24')).toBeUndefined();
});
