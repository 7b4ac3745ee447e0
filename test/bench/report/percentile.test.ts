import { expect, test } from 'vitest';
import { percentile } from '../../../bench/report/figure.ts';

const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

test.each([
  [hundred, 50, 50],
  [hundred, 99, 99],
  [hundred, 100, 100],
  [hundred, 0, 1],
  [[3, 1, 2], 50, 2],
  [[7], 99, 7],
])('of %j, %i percent are not above %i', (numbers, percent, expected) => {
  expect(percentile(numbers, percent)).toBe(expected);
});
