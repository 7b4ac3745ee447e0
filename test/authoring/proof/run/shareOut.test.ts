import { expect, it } from 'vitest';
import { shareOut } from '../../../../authoring/proof/run/shareOut.ts';

it.each([
  { tasks: [1, 9, 2, 3, 2], shares: 2, expected: [[9], [3, 2, 2, 1]] },
  {
    tasks: [1, 1, 1, 1],
    shares: 2,
    expected: [
      [1, 1],
      [1, 1],
    ],
  },
  { tasks: [5], shares: 3, expected: [[5], [], []] },
  { tasks: [], shares: 2, expected: [[], []] },
])('shares $tasks out among $shares', ({ tasks, shares, expected }) => {
  expect(shareOut(tasks, shares, (task) => task)).toEqual(expected);
});
