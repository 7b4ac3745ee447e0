import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failedPages, playwrightOutcome, playwrightRuns, vitestOutcome } from '../../tools/reports.ts';
import { runnerOutcome } from '../../tools/TestOutcome.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stepwell-report-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function report(content: object): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

describe('the report of vitest', () => {
  const file = join(process.cwd(), 'test/a.test.ts');

  test('names each failed test with its file and the first line of what is wrong', () => {
    const failureMessages = ['\u001b[31mAssertionError: 1 is not 2\u001b[39m\n    at somewhere'];
    const assertionResults = [
      { status: 'passed', fullName: 'adds', failureMessages: [] },
      { status: 'failed', fullName: 'sums adds', failureMessages },
    ];
    const content = { numPassedTests: 1, testResults: [{ name: file, status: 'failed', assertionResults }] };
    expect(vitestOutcome(report(content))).toEqual({
      passed: 1,
      failures: ['test/a.test.ts › sums adds › AssertionError: 1 is not 2'],
    });
  });

  test('names a suite that could not be loaded', () => {
    const unloaded = { name: file, status: 'failed', message: 'No such module', assertionResults: [] };
    const content = { numPassedTests: 0, testResults: [unloaded] };
    expect(vitestOutcome(report(content)).failures).toEqual(['test/a.test.ts › No such module']);
  });
});

describe('the report of Playwright', () => {
  const spec = (title: string, status: string, errors: readonly object[] = []) => ({
    file: 'search.spec.ts',
    title,
    tests: [{ status, results: [{ errors }] }],
  });

  test('names failed and flaky tests of all depths, and errors of no test', () => {
    const inner = { specs: [spec('holds', 'flaky', [{ message: 'Error: gone\nmore' }])] };
    const outer = { specs: [spec('finds', 'expected'), spec('books', 'unexpected')], suites: [inner] };
    const content = { stats: { expected: 1 }, suites: [outer], errors: [{ message: 'No server' }] };
    expect(playwrightOutcome(report(content))).toEqual({
      passed: 1,
      failures: ['search.spec.ts › books', 'search.spec.ts › holds › Error: gone', 'No server'],
    });
  });

  test('gives each test with its notes, and what went wrong', () => {
    const noted = {
      ...spec('books', 'expected'),
      tests: [{ status: 'expected', annotations: [{ type: 'figure', description: '21 s' }], results: [] }],
    };
    const content = { suites: [{ specs: [noted, spec('finds', 'unexpected', [{ message: 'Error: gone\nmore' }])] }] };
    expect(playwrightRuns(report(content))).toEqual([
      { title: 'books', passed: true, problem: '', notes: { figure: '21 s' } },
      { title: 'finds', passed: false, problem: 'Error: gone', notes: {} },
    ]);
  });

  test('shows the page of a failed test', () => {
    const path = join(folder, 'error-context.md');
    writeFileSync(path, '# Error\n\n# Page snapshot\n\n```yaml\n- button "Book"\n```\n\n# Test source\n');
    const failed = { title: 'books', tests: [{ results: [{ attachments: [{ name: 'error-context', path }] }] }] };
    expect(failedPages(report({ suites: [{ specs: [failed] }] }))).toEqual(['books\n- button "Book"\n']);
  });
});

describe('a runner that failed', () => {
  test('counts once where no test did', () => {
    const outcome = runnerOutcome('Tests', false, () => ({ passed: 3, failures: [] }));
    expect(outcome).toEqual({ passed: 3, failures: ['Tests: failed, but not in a test; its output above says why'] });
  });

  test('counts as its tests where some did, and not at all where it succeeded', () => {
    expect(runnerOutcome('Tests', false, () => ({ passed: 3, failures: ['a'] })).failures).toEqual(['a']);
    expect(runnerOutcome('Tests', true, () => ({ passed: 3, failures: [] })).failures).toEqual([]);
  });

  test('counts once where it left no report', () => {
    const { failures } = runnerOutcome('Tests', true, () => vitestOutcome(join(folder, 'none.json')));
    expect(failures).toEqual([expect.stringContaining('none.json')]);
  });
});
