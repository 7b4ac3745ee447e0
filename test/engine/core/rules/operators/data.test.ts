import { describe, expect, it } from 'vitest';
import { evaluateOver, findProblems } from '../exampleEnvironment.ts';

describe('answered', () => {
  it('asks about no answer that has a default, since that is always there', () => {
    expect(findProblems({ answered: { var: ['answers.name', 'nobody'] } })).toMatchObject([
      {
        pointer: '/when/answered',
        message: '"answered" asks about one answer: { "var": "answers.name" }, without a default.',
      },
    ]);
  });
});

describe('missing_some', () => {
  const missing = { missing_some: [{ var: 'answers.count' }, ['answers.name', 'answers.nickname']] };
  const missesNickname = { in: ['answers.nickname', missing] };

  it.each([
    [{ name: 'A' }, 'unknown'],
    [{ name: 'A', count: 1 }, false],
    [{ name: 'A', count: 2 }, true],
  ])('takes from an answer how many are needed: over %j', (answers, expected) => {
    expect(evaluateOver(missesNickname, answers)).toBe(expected);
  });
});
