/** What became of a runner, or of several: how many tests passed, and a line for each that did not. */
export interface TestOutcome {
  readonly passed: number;
  readonly failures: readonly string[];
}

export const add = (a: TestOutcome, b: TestOutcome): TestOutcome => ({
  passed: a.passed + b.passed,
  failures: [...a.failures, ...b.failures],
});

/** A step that only succeeds or fails counts as one. */
export const stepOutcome = (title: string, succeeded: boolean): TestOutcome =>
  succeeded ? { passed: 1, failures: [] } : { passed: 0, failures: [title] };

/** A runner that failed without naming a test, or left no readable report, counts as one failure, never as nothing. */
export function runnerOutcome(title: string, succeeded: boolean, read: () => TestOutcome): TestOutcome {
  try {
    const outcome = read();
    if (succeeded || outcome.failures.length > 0) return outcome;
    return add(outcome, stepOutcome(`${title}: failed beside its tests, as told above`, false));
  } catch (error) {
    return stepOutcome(`${title}: ${String(error)}`, false);
  }
}
