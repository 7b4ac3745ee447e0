import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defaultLimits, type Limit } from '../../../reference-backend/limits/limits.ts';
import { readLimits } from '../../../reference-backend/limits/readLimits.ts';

test('a deployment sets some limits, and the others stay', () => {
  expect(readLimits('')).toEqual({});
  expect(readLimits('reservationsPerGuest=4, bookingTriesPerClient=500/30\n addressCallsPerClient=9')).toEqual({
    reservationsPerGuest: { most: 4 },
    bookingTriesPerClient: { most: 500, minutes: 30 },
    addressCallsPerClient: { most: 9, minutes: 10 },
  });
});

test.each([
  ['reservations=3', /"name=most" or "name=most\/minutes"; names: reservationsPerGuest, /],
  ['reservationsPerGuest', /"name=most"/],
  ['reservationsPerGuest=off', /"name=most"/],
  ['toString=3', /"name=most"/],
  ['reservationsPerGuest=0', /LIMITS: reservationsPerGuest=0 must be from 1 to 1000000/],
  ['reservationsPerGuest=1000001', /must be from 1 to 1000000/],
  ['bookingTriesPerClient=99999999999999', /must be from 1 to 1000000/],
  ['bookingTriesPerClient=3/0', /in 1 to 525600 minutes/],
  ['bookingTriesPerClient=3/525601', /in 1 to 525600 minutes/],
  ['bookingTriesPerClient=5/99999999999999', /LIMITS: .* in 1 to 525600 minutes/],
  ['reservationsPerGuest=3,reservationsPerGuest=4', /reservationsPerGuest is there more than once/],
  ['reservationsPerGuest=3/10', /at once, without minutes/],
])('%s is refused with the reason', (text, reason) => {
  expect(() => readLimits(text)).toThrow(reason);
});

const periods = new Map([
  [60, 'an hour'],
  [1_440, 'a day'],
  [20_160, '14 days'],
]);

test('the README has a line for each limit, with its figures', () => {
  const readme = readFileSync(new URL('../../../reference-backend/README.md', import.meta.url), 'utf8');
  const spoken = ({ most, minutes }: Limit) => [
    most.toLocaleString('en-US'),
    minutes === undefined ? 'at once' : (periods.get(minutes) ?? `${minutes} minutes`),
  ];
  for (const [name, limit] of Object.entries(defaultLimits)) {
    const cells = readme
      .split('\n')
      .find((line) => line.startsWith(`| \`${name}\``))
      ?.split('|');
    expect([name, ...(cells ?? []).slice(3, 5).map((cell) => cell.trim())]).toEqual([name, ...spoken(limit)]);
  }
});
