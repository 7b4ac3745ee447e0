/** What became of a runner, or of several: how many tests passed, and a line for each that did not. */
export interface Outcome {
  readonly passed: number;
  readonly failures: readonly string[];
}

export const add = (a: Outcome, b: Outcome): Outcome => ({
  passed: a.passed + b.passed,
  failures: [...a.failures, ...b.failures],
});

/** A step that only succeeds or fails counts as one. */
export const stepOutcome = (title: string, succeeded: boolean): Outcome =>
  succeeded ? { passed: 1, failures: [] } : { passed: 0, failures: [title] };

/** A runner that failed without naming a test, or left no readable report, counts as one failure, never as nothing. */
export function runnerOutcome(title: string, succeeded: boolean, read: () => Outcome): Outcome {
  try {
    const outcome = read();
    if (succeeded || outcome.failures.length > 0) return outcome;
    return add(outcome, stepOutcome(`${title}: failed beside its tests, as told above`, false));
  } catch (error) {
    return stepOutcome(`${title}: ${String(error)}`, false);
  }
}
