/** A test that failed. */
export interface TestFailure {
  /** Empty for an error that belongs to no file. */
  readonly file: string;
  readonly title: string;
  /** The first line of what went wrong. */
  readonly problem: string;
}

/** The outcome of one or several test runners. */
export interface TestOutcome {
  /** How many tests of each file passed. */
  readonly passed: Readonly<Record<string, number>>;
  readonly failures: readonly TestFailure[];
  /** What failed at first and passed when its file was run again alone. */
  readonly flaky: readonly TestFailure[];
}

/** Adds outcomes of different files. */
export const add = (a: TestOutcome, b: TestOutcome): TestOutcome => ({
  passed: { ...a.passed, ...b.passed },
  failures: [...a.failures, ...b.failures],
  flaky: [...a.flaky, ...b.flaky],
});

export const countPassed = ({ passed }: TestOutcome): number =>
  Object.values(passed).reduce((sum, count) => sum + count, 0);

/** One line for a failure. */
export const formatFailure = ({ file, title, problem }: TestFailure): string =>
  [file, title, problem].filter((part) => part !== '').join(' › ');

/** Counts a step that only succeeds or fails as one test. */
export const stepOutcome = (title: string, succeeded: boolean): TestOutcome =>
  succeeded
    ? { passed: { [title]: 1 }, failures: [], flaky: [] }
    : { passed: {}, failures: [{ file: '', title, problem: '' }], flaky: [] };

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

/** Most files that are run again. Where more have failed, one thing is broken for all of them. */
const mostFilesAgain = 20;

/**
 * Runs the files that failed once more, so that a slow moment of the machine is told apart from a fault. What passes then
 * counts as passed, and is listed as flaky. An error that belongs to no file is not run again.
 */
export function runFailedAgain(first: TestOutcome, run: (files: readonly string[]) => TestOutcome): TestOutcome {
  const files = [...new Set(first.failures.map(({ file }) => file))];
  if (files.length === 0 || files.length > mostFilesAgain || files.includes('')) return first;
  const second = run(files);
  const hasRun = ({ file }: TestFailure) =>
    Object.hasOwn(second.passed, file) || second.failures.some((failure) => failure.file === file);
  const failsAgain = ({ file, title }: TestFailure) =>
    second.failures.some((failure) => failure.file === file && failure.title === title);
  return {
    passed: { ...first.passed, ...second.passed },
    failures: [...second.failures, ...first.failures.filter((failure) => !hasRun(failure))],
    flaky: first.failures.filter((failure) => hasRun(failure) && !failsAgain(failure)),
  };
}
