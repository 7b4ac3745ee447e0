import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { alignedTable } from './alignedTable.ts';
import { ensureChromium } from './browser.ts';
import { isInstalled, otherBrowsers } from './otherBrowsers.ts';
import { startPostgres } from './postgres.ts';
import { createPartTimes } from './processorTime.ts';
import { failedPages, playwrightOutcome, vitestOutcome } from './reports.ts';
import {
  add,
  countPassed,
  formatFailure,
  runFailedAgain,
  runnerOutcome,
  stepOutcome,
  type TestOutcome,
} from './TestOutcome.ts';

/**
 * `npm test` installs what is missing (a browser, a PostgreSQL), then checks and tests what decides whether a change is
 * sound. It continues after a failure, so that one run shows all failures, runs the files that failed once more and
 * alone, and ends with the time of each part, the flaky tests, the failures, and one line `N passed, N failed`.
 * `-- --all` (`npm run test:all`) runs every test, `-- --unit` leaves the browser tests out.
 */

const runsAll = process.argv.includes('--all');
const runsBrowser = !process.argv.includes('--unit');
const reports = mkdtempSync(join(tmpdir(), 'stepwell-reports-'));
const environment: NodeJS.ProcessEnv = { ...process.env };
if (runsAll) {
  environment.SEED ??= String(Date.now() % 1_000_000);
  environment.TEST_ALL ??= '1';
}
const times = createPartTimes();

/** Runs a part of the command, and notes what it takes. */
function timed<T>(title: string, runPart: () => T): T {
  const end = times.start(title);
  const result = runPart();
  end();
  return result;
}

function run(title: string, command: string, args: readonly string[], extra: NodeJS.ProcessEnv = {}): boolean {
  console.log(`\n== ${title}`);
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...environment, ...extra },
  });
  return status === 0;
}

/** Runs a check that has no tests of its own. */
const check = (title: string, ...args: readonly string[]): TestOutcome =>
  timed(title, () => stepOutcome(title, run(title, 'npm', args)));

/** Runs all files of a runner, then those that failed once more. */
const tests = (title: string, runFiles: (title: string, files: readonly string[]) => TestOutcome): TestOutcome =>
  timed(title, () => runFailedAgain(runFiles(title, []), (files) => runFiles(`${title}, once more and alone`, files)));

const unitTests = (): TestOutcome =>
  tests('Unit, property and contract tests', (title, files) => {
    const report = join(reports, 'vitest.json');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const chosen = [...(runsAll ? [] : ['--tags-filter=!exhaustive']), ...(files.length > 0 ? ['--maxWorkers=1'] : [])];
    const succeeded = run(title, 'npx', ['vitest', 'run', ...reporters, ...chosen, ...files]);
    return runnerOutcome(title, succeeded, () => vitestOutcome(report));
  });

function browserTests(): TestOutcome {
  ensureChromium();
  for (const browser of otherBrowsers)
    console.log(
      `${browser}: ${isInstalled(browser) ? 'is here, so guests book in it, too' : 'is not installed, so nothing runs in it'}`,
    );
  return tests('Browser tests', (title, files) => {
    const report = join(reports, 'playwright.json');
    const chosen = [...(runsAll ? [] : ['--grep=@critical']), ...(files.length > 0 ? ['--workers=1'] : [])];
    const paths = files.map((file) => join('e2e', file));
    const succeeded = run(title, 'npx', ['playwright', 'test', '--reporter=list,json', ...chosen, ...paths], {
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    });
    return runnerOutcome(title, succeeded, () => {
      for (const page of failedPages(report)) console.log(`\nThe page when this failed: ${page}`);
      return playwrightOutcome(report);
    });
  });
}

async function runEverything(): Promise<TestOutcome> {
  const postgres = process.env.DATABASE_URL ? undefined : await startPostgres();
  if (postgres) environment.DATABASE_URL = postgres.url;
  if (!environment.DATABASE_URL) console.log('No PostgreSQL here: the suites run on the embedded database only.');
  try {
    const checks = [
      check('Production build', 'run', 'build'),
      check('Build of the studio', 'run', 'build:studio'),
      check('Types', 'run', 'typecheck'),
      check('Lint and format', 'run', 'lint'),
      check('Content', 'run', 'content', '--', 'check'),
    ];
    const runners = runsBrowser ? [unitTests, browserTests] : [unitTests];
    return [...checks, ...runners.map((runner) => runner())].reduce(add);
  } finally {
    await postgres?.stop();
    rmSync(reports, { recursive: true, force: true });
  }
}

const end = times.start('All');
const outcome = await runEverything();
end();
const section = (title: string, lines: readonly string[]): void => {
  if (lines.length > 0) console.log(['', `== ${title}`, ...lines].join('\n'));
};
section('Time', [alignedTable(times.rows())]);
section('Flaky', outcome.flaky.map(formatFailure));
section('Failed', outcome.failures.map(formatFailure));
console.log(`\n${countPassed(outcome)} passed, ${outcome.failures.length} failed`);
process.exitCode = outcome.failures.length === 0 ? 0 : 1;
