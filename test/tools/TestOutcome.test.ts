import { describe, expect, test, vi } from 'vitest';
import {
  countPassed,
  formatFailure,
  runFailedAgain,
  runnerOutcome,
  type TestFailure,
  type TestOutcome,
} from '../../tools/TestOutcome.ts';

const failure = (file: string, title = 'books'): TestFailure => ({ file, title, problem: 'Error: gone' });
const outcome = (passed: TestOutcome['passed'], ...failures: readonly TestFailure[]): TestOutcome => ({
  passed,
  failures,
  flaky: [],
});

describe('a runner that failed', () => {
  test('counts once where no test did', () => {
    const { passed, failures } = runnerOutcome('Tests', false, () => outcome({ a: 3 }));
    expect(passed).toEqual({ a: 3 });
    expect(failures.map(formatFailure)).toEqual(['Tests: failed, but not in a test; its output above says why']);
  });

  test('counts as its tests where some did, and not at all where it succeeded', () => {
    expect(runnerOutcome('Tests', false, () => outcome({}, failure('a'))).failures).toEqual([failure('a')]);
    expect(runnerOutcome('Tests', true, () => outcome({ a: 3 })).failures).toEqual([]);
  });
});

describe('files that failed', () => {
  const first = outcome({ a: 2, b: 5 }, failure('a'), failure('a', 'cancels'));

  test('are run once more, and nothing else is', () => {
    const run = vi.fn(() => outcome({ a: 4 }));
    expect(runFailedAgain(first, run)).toEqual({
      passed: { a: 4, b: 5 },
      failures: [],
      flaky: [failure('a'), failure('a', 'cancels')],
    });
    expect(run.mock.calls).toEqual([[['a']]]);
  });

  test('count as they end the second time, whatever passed the first time', () => {
    const second = outcome({ a: 2 }, failure('a', 'cancels'), failure('a', 'moves'));
    const { passed, failures, flaky } = runFailedAgain(first, () => second);
    expect(passed).toEqual({ a: 2, b: 5 });
    expect(failures).toEqual([failure('a', 'cancels'), failure('a', 'moves')]);
    expect(flaky).toEqual([failure('a')]);
  });

  test('stay failed where the second run does not get to them', () => {
    const { failures, flaky } = runFailedAgain(first, () => outcome({}));
    expect(failures).toEqual(first.failures);
    expect(flaky).toEqual([]);
  });

  test.each([
    ['nothing failed', outcome({ a: 1 })],
    ['an error belongs to no file', outcome({ a: 1 }, failure('a'), failure(''))],
    ['more than twenty did', outcome({}, ...Array.from({ length: 21 }, (_, index) => failure(String(index))))],
  ])('are not run again where %s', (_, given) => {
    const run = vi.fn(() => outcome({}));
    expect(runFailedAgain(given, run)).toBe(given);
    expect(run).not.toHaveBeenCalled();
  });
});

test('passed tests are counted over all files', () => {
  expect(countPassed(outcome({ a: 2, b: 5 }))).toBe(7);
});
