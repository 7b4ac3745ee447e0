import { expect, it } from 'vitest';
import { findProblems } from '../exampleEnvironment.ts';

it.each(['some', 'none', 'all', 'filter', 'map', 'reduce'])('%s refuses what is not a list', (operator) => {
  const rest = operator === 'reduce' ? [true, true] : [true];
  expect(findProblems({ [operator]: [{ var: 'answers.name' }, ...rest] })[0]).toMatchObject({
    pointer: `/when/${operator}/0`,
    message: `"${operator}" expects a list, not "answers.name" (text).`,
  });
});
