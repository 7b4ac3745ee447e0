import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './browser.ts';
import { isInstalled, otherBrowsers } from './otherBrowsers.ts';
import { startPostgres } from './postgres.ts';
import { failedPages, playwrightOutcome, vitestOutcome } from './reports.ts';
import { add, runnerOutcome, stepOutcome, type TestOutcome } from './TestOutcome.ts';

/**
 * The test command: installs what is missing (a browser, a PostgreSQL), then checks and tests everything. It continues
 * after a failure, so that one run shows all failures, and ends with one line for each failure and one line `N passed,
 * N failed`. `-- --unit` leaves the browser tests out.
 */

const reports = mkdtempSync(join(tmpdir(), 'stepwell-reports-'));
const environment: NodeJS.ProcessEnv = { ...process.env };

function step(title: string, command: string, args: readonly string[], extra: NodeJS.ProcessEnv = {}): boolean {
  console.log(`\n== ${title}`);
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...environment, ...extra },
  });
  return status === 0;
}

/** Runs a check that has no tests of its own. */
const check = (title: string, ...args: readonly string[]): TestOutcome => stepOutcome(title, step(title, 'npm', args));

function unitTests(): TestOutcome {
  const title = 'Unit, property and contract tests';
  const report = join(reports, 'vitest.json');
  const args = ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return runnerOutcome(title, step(title, 'npx', args), () => vitestOutcome(report));
}

function browserTests(): TestOutcome {
  ensureChromium();
  for (const browser of otherBrowsers)
    console.log(
      `${browser}: ${isInstalled(browser) ? 'is here, so guests book in it, too' : 'is not installed, so nothing runs in it'}`,
    );
  const title = 'Browser tests';
  const report = join(reports, 'playwright.json');
  const succeeded = step(title, 'npx', ['playwright', 'test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  return runnerOutcome(title, succeeded, () => {
    for (const page of failedPages(report)) console.log(`\nThe page when this failed: ${page}`);
    return playwrightOutcome(report);
  });
}

async function everything(): Promise<TestOutcome> {
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
    const runners = process.argv.includes('--unit') ? [unitTests] : [unitTests, browserTests];
    return [...checks, ...runners.map((run) => run())].reduce(add);
  } finally {
    await postgres?.stop();
    rmSync(reports, { recursive: true, force: true });
  }
}

const { passed, failures } = await everything();
if (failures.length > 0) console.log(['', '== Failed', ...failures].join('\n'));
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;
