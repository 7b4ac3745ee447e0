/** The outcome of one or several test runners: how many tests passed, and one line for each failure. */
export interface TestOutcome {
  readonly passed: number;
  readonly failures: readonly string[];
}

export const add = (a: TestOutcome, b: TestOutcome): TestOutcome => ({
  passed: a.passed + b.passed,
  failures: [...a.failures, ...b.failures],
});

/** Counts a step that only succeeds or fails as one test. */
export const stepOutcome = (title: string, succeeded: boolean): TestOutcome =>
  succeeded ? { passed: 1, failures: [] } : { passed: 0, failures: [title] };

/**
 * Reads the outcome of a runner. A runner that failed without naming a test, or without a readable report, counts as
 * one failure.
 */
export function runnerOutcome(title: string, succeeded: boolean, read: () => TestOutcome): TestOutcome {
  try {
    const outcome = read();
    if (succeeded || outcome.failures.length > 0) return outcome;
    return add(outcome, stepOutcome(`${title}: failed, but not in a test; its output above says why`, false));
  } catch (error) {
    return stepOutcome(`${title}: ${String(error)}`, false);
  }
}
