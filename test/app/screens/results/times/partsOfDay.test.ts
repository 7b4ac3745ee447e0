import { expect, it } from 'vitest';
import { partOfDay, timesInParts } from '../../../../../app/screens/results/times/placeTimes.ts';

const bounds = { afternoon: '12:00', evening: '17:00' };

it.each([
  ['00:00', 'morning'],
  ['11:59', 'morning'],
  ['12:00', 'afternoon'],
  ['16:59', 'afternoon'],
  ['17:00', 'evening'],
  ['23:59', 'evening'],
])('%s is in the %s', (clock, part) => {
  expect(partOfDay(`2026-11-23 ${clock}:00`, bounds)).toBe(part);
});

it('a day whose times are all in other parts is left out; without a part all stay', () => {
  const times = new Map([
    [
      'a',
      new Map([
        ['2026-11-23', ['2026-11-23 09:00:00', '2026-11-23 18:00:00']],
        ['2026-11-24', ['2026-11-24 09:00:00']],
      ]),
    ],
  ]);
  expect([...(timesInParts(times, ['evening'], bounds).get('a') ?? [])]).toEqual([
    ['2026-11-23', ['2026-11-23 18:00:00']],
  ]);
  expect(timesInParts(times, [], bounds)).toBe(times);
});
