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
    const content = { testResults: [{ name: file, status: 'failed', assertionResults }] };
    expect(vitestOutcome(report(content))).toEqual({
      passed: { 'test/a.test.ts': 1 },
      failures: [{ file: 'test/a.test.ts', title: 'sums adds', problem: 'AssertionError: 1 is not 2' }],
      flaky: [],
    });
  });

  test('names a suite that could not be loaded', () => {
    const unloaded = { name: file, status: 'failed', message: 'No such module', assertionResults: [] };
    expect(vitestOutcome(report({ testResults: [unloaded] })).failures).toEqual([
      { file: 'test/a.test.ts', title: '', problem: 'No such module' },
    ]);
  });
});

describe('the report of Playwright', () => {
  const spec = (title: string, status: string, errors: readonly object[] = []) => ({
    file: 'search.spec.ts',
    title,
    tests: [{ status, results: [{ errors }] }],
  });

  test('names failed and flaky tests of all depths, and errors of no test', () => {
    const inner = { title: 'by mouse', specs: [spec('holds', 'flaky', [{ message: 'Error: gone\nmore' }])] };
    const outer = { specs: [spec('finds', 'expected'), spec('books', 'unexpected')], suites: [inner] };
    const content = { suites: [outer], errors: [{ message: 'No server' }] };
    expect(playwrightOutcome(report(content))).toEqual({
      passed: { 'search.spec.ts': 1 },
      failures: [
        { file: 'search.spec.ts', title: 'books', problem: '' },
        { file: 'search.spec.ts', title: 'by mouse › holds', problem: 'Error: gone' },
        { file: '', title: '', problem: 'No server' },
      ],
      flaky: [],
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

test('an outcome that cannot be read counts as one failure', () => {
  const { failures } = runnerOutcome('Tests', true, () => vitestOutcome(join(folder, 'none.json')));
  expect(failures.map(({ title }) => title)).toEqual([expect.stringContaining('none.json')]);
});
