import { expect, test } from 'vitest';
import { longestFailure } from './longestFailure.ts';

const attempt = (began: number, ended: number, failure?: string) => ({
  began,
  ended,
  isWrite: true,
  ...(failure && { failure }),
});

test('the longest stretch of failures joins those that are near, and leaves out what succeeded', () => {
  const attempts = [
    attempt(0, 100),
    attempt(1_000, 1_500, '503'),
    attempt(1_200, 3_000, '503'),
    attempt(3_900, 4_000, 'ECONNRESET'),
    attempt(5_100, 5_200, '503'),
    attempt(9_000, 12_000),
  ];
  expect(longestFailure(attempts)).toBe(3_000);
  expect(longestFailure([attempt(0, 5_000)])).toBe(0);
});
