import { expect, it } from 'vitest';
import { compareIndexPaths } from '../../../../engine/core/form/compareIndexPaths.ts';

it('places in a form follow each other down the page, a group before its members', () => {
  const inOrder = [[], [0], [0, 0], [0, 1], [0, 1, 3], [0, 2], [1], [2, 0], [10]];
  const mixed = [[10], [0, 1, 3], [2, 0], [0], [0, 2], [1], [0, 1], [], [0, 0]];
  expect(mixed.sort(compareIndexPaths)).toEqual(inOrder);
});

it.each<readonly [readonly number[], readonly number[]]>([
  [[1], [1, 0]],
  [[1], [1, 0, 5]],
  [[0, 5], [1]],
  [
    [1, 0],
    [1, 1],
  ],
])('%j is before %j', (first, second) => {
  expect(compareIndexPaths(first, second)).toBeLessThan(0);
  expect(compareIndexPaths(second, first)).toBeGreaterThan(0);
});

it('a place is neither before nor after itself', () => {
  expect(compareIndexPaths([1, 0], [1, 0])).toBe(0);
});
