import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { TestOutcome } from './TestOutcome.ts';

type Json = Record<string, unknown>;

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const number = (value: unknown): number => (typeof value === 'number' ? value : 0);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const records = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isRecord) : []);

function read(report: string): Json {
  const value: unknown = JSON.parse(readFileSync(report, 'utf8'));
  if (!isRecord(value)) throw new Error(`${report}: not a report`);
  return value;
}

/** One line for a failure. The first line of a message is enough; the rest was printed where the test ran. */
function line(file: string, test: string, message: unknown): string {
  const [first = ''] = stripVTControlCharacters(text(message)).split('\n');
  return [file, test, first].filter((part) => part !== '').join(' › ');
}

/** Reads Vitest's JSON report. A suite that could not be loaded has no tests, so it counts as one failure. */
export function vitestOutcome(report: string): TestOutcome {
  const { numPassedTests, testResults } = read(report);
  const failures = records(testResults).flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), text(name));
    const tests = records(assertionResults);
    if (tests.length === 0) return status === 'failed' ? [line(file, '', message)] : [];
    return tests
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) =>
        line(file, text(fullName), Array.isArray(failureMessages) ? failureMessages[0] : ''),
      );
  });
  return { passed: number(numPassedTests), failures };
}

function listSpecs(suite: Json): readonly Json[] {
  return [...records(suite.specs), ...records(suite.suites).flatMap(listSpecs)];
}

/**
 * Reads Playwright's JSON report. A flaky test counts as failed, since it fails when something real is sometimes
 * broken.
 */
export function playwrightOutcome(report: string): TestOutcome {
  const { stats, errors, suites } = read(report);
  if (!isRecord(stats)) throw new Error(`${report}: no stats`);
  const failed = records(suites)
    .flatMap(listSpecs)
    .flatMap(({ file, title, tests }) =>
      records(tests)
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ results }) => {
          const specErrors = records(results).flatMap((result) => records(result.errors));
          return line(text(file), text(title), specErrors[0]?.message);
        }),
    );
  const broken = records(errors).map(({ message }) => line('', '', message));
  return { passed: number(stats.expected), failures: [...failed, ...broken] };
}

/** One test of Playwright's report, with what it has noted about itself. */
export interface TestRun {
  readonly title: string;
  readonly passed: boolean;
  /** The first line of what went wrong. */
  readonly problem: string;
  readonly notes: Readonly<Record<string, string>>;
}

/** Reads each test of Playwright's JSON report. */
export function playwrightRuns(report: string): readonly TestRun[] {
  return records(read(report).suites)
    .flatMap(listSpecs)
    .flatMap(({ title, tests }) =>
      records(tests).map(({ status, annotations, results }) => ({
        title: text(title),
        passed: status === 'expected',
        problem: line('', '', records(results).flatMap(({ errors }) => records(errors))[0]?.message),
        notes: Object.fromEntries(records(annotations).map(({ type, description }) => [text(type), text(description)])),
      })),
    );
}

/**
 * What the page showed when a test of Playwright's JSON report failed: roles and words of the accessibility tree, without
 * which a failure on another machine can only be guessed at.
 */
export function failedPages(report: string): readonly string[] {
  return records(read(report).suites)
    .flatMap(listSpecs)
    .flatMap(({ title, tests }) =>
      records(tests)
        .flatMap(({ results }) => records(results))
        .flatMap(({ attachments }) => records(attachments))
        .filter(({ name }) => name === 'error-context')
        .map(({ path }) => `${text(title)}\n${pageSnapshot(readFileSync(text(path), 'utf8'))}`),
    );
}

/** The part of an error's context that says what the page showed. A page that was closed has none. */
const pageSnapshot = (context: string): string =>
  /# Page snapshot\s+```yaml\n([\s\S]*?)```/.exec(context)?.[1] ?? '(it was closed)\n';
