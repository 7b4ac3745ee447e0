import { readFileSync } from 'node:fs';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

export const add = (a: Counts, b: Counts): Counts => ({ passed: a.passed + b.passed, failed: a.failed + b.failed });

/** A step that only succeeds or fails counts as one. */
export const asCounts = (succeeded: boolean): Counts => ({ passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 });

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

function read(report: string): Record<string, unknown> {
  const value: unknown = JSON.parse(readFileSync(report, 'utf8'));
  if (!isRecord(value)) throw new Error(`${report}: not a report`);
  return value;
}

/** Vitest's JSON report. A suite that could not be loaded has no tests, so it counts by itself. */
export function vitestCounts(report: string): Counts {
  const { numPassedTests, numFailedTests, testResults } = read(report);
  const unloaded = Array.isArray(testResults)
    ? testResults.filter(
        (r) =>
          isRecord(r) && r.status === 'failed' && Array.isArray(r.assertionResults) && r.assertionResults.length === 0,
      )
    : [];
  return { passed: number(numPassedTests), failed: number(numFailedTests) + unloaded.length };
}

/** Playwright's JSON report. A flaky test counts as failed: it fails when something real is sometimes broken. */
export function playwrightCounts(report: string): Counts {
  const { stats, errors } = read(report);
  if (!isRecord(stats)) throw new Error(`${report}: no stats`);
  const broken = Array.isArray(errors) ? errors.length : 0;
  return { passed: number(stats.expected), failed: number(stats.unexpected) + number(stats.flaky) + broken };
}
