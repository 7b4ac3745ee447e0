import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { TestFailure, TestOutcome } from './TestOutcome.ts';

type Json = Record<string, unknown>;

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const records = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isRecord) : []);

function read(report: string): Json {
  const value: unknown = JSON.parse(readFileSync(report, 'utf8'));
  if (!isRecord(value)) throw new Error(`${report}: not a report`);
  return value;
}

/** The first line of a message is enough; the rest was printed where the test ran. */
const firstLine = (message: unknown): string => stripVTControlCharacters(text(message)).split('\n')[0] ?? '';

/** Counts the entries of each file. */
function countByFile(files: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const file of files) counts[file] = (counts[file] ?? 0) + 1;
  return counts;
}

/** Reads Vitest's JSON report. A suite that could not be loaded has no tests, so it counts as one failure. */
export function vitestOutcome(report: string): TestOutcome {
  const suites = records(read(report).testResults).map(({ name, status, message, assertionResults }) => ({
    file: relative(process.cwd(), text(name)),
    tests: records(assertionResults),
    isUnloaded: status === 'failed' && records(assertionResults).length === 0,
    message,
  }));
  const passed = suites.flatMap(({ file, tests }) => tests.filter(({ status }) => status === 'passed').map(() => file));
  const failures = suites.flatMap(({ file, tests, isUnloaded, message }): readonly TestFailure[] => {
    if (isUnloaded) return [{ file, title: '', problem: firstLine(message) }];
    return tests
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        file,
        title: text(fullName),
        problem: firstLine(Array.isArray(failureMessages) ? failureMessages[0] : ''),
      }));
  });
  return { passed: countByFile(passed), failures, flaky: [] };
}

/** The tests of a file's suite, whose titles begin with those of the suites in it. */
function listSpecs(suite: Json, outer = ''): readonly Json[] {
  const own = records(suite.specs).map((spec) => ({ ...spec, title: `${outer}${text(spec.title)}` }));
  const inner = records(suite.suites).flatMap((each) => listSpecs(each, `${outer}${text(each.title)} › `));
  return [...own, ...inner];
}

/**
 * Reads Playwright's JSON report. A flaky test counts as failed, since it fails when something real is sometimes
 * broken.
 */
export function playwrightOutcome(report: string): TestOutcome {
  const { errors, suites } = read(report);
  const runs = records(suites)
    .flatMap((suite) => listSpecs(suite))
    .flatMap(({ file, title, tests }) =>
      records(tests).map(({ status, results }) => ({
        file: text(file),
        title: text(title),
        status,
        problem: firstLine(records(results).flatMap((result) => records(result.errors))[0]?.message),
      })),
    );
  const passed = runs.filter(({ status }) => status === 'expected').map(({ file }) => file);
  const failures = runs
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ file, title, problem }) => ({ file, title, problem }));
  const broken = records(errors).map(({ message }) => ({ file: '', title: '', problem: firstLine(message) }));
  return { passed: countByFile(passed), failures: [...failures, ...broken], flaky: [] };
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
    .flatMap((suite) => listSpecs(suite))
    .flatMap(({ title, tests }) =>
      records(tests).map(({ status, annotations, results }) => ({
        title: text(title),
        passed: status === 'expected',
        problem: firstLine(records(results).flatMap(({ errors }) => records(errors))[0]?.message),
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
    .flatMap((suite) => listSpecs(suite))
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
