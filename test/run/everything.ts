import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './browser.ts';
import { add, asCounts, type Counts, playwrightCounts, vitestCounts } from './counts.ts';
import { startPostgres } from './postgres.ts';

/**
 * The test command: installs what is missing (a browser, a PostgreSQL), then checks and tests everything.
 * Goes on after a failure, so that one run tells all; ends with one line `N passed, N failed`.
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

/** A runner that failed without a readable report counts as one failure, never as nothing. */
function counted(succeeded: boolean, read: () => Counts): Counts {
  try {
    const counts = read();
    return succeeded || counts.failed > 0 ? counts : add(counts, asCounts(false));
  } catch (error) {
    console.error(error);
    return asCounts(false);
  }
}

function unitTests(): Counts {
  const report = join(reports, 'vitest.json');
  const args = ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const succeeded = step('Unit, property and contract tests', 'npx', args);
  return counted(succeeded, () => vitestCounts(report));
}

function browserTests(): Counts {
  ensureChromium();
  const report = join(reports, 'playwright.json');
  const succeeded = step('Browser tests', 'npx', ['playwright', 'test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  return counted(succeeded, () => playwrightCounts(report));
}

async function everything(): Promise<Counts> {
  const postgres = process.env.DATABASE_URL ? undefined : await startPostgres();
  if (postgres) environment.DATABASE_URL = postgres.url;
  if (!environment.DATABASE_URL) console.log('No PostgreSQL here: the suites run on the embedded database only.');
  try {
    const checks = [
      step('Production build', 'npm', ['run', 'build']),
      step('Types', 'npm', ['run', 'typecheck']),
      step('Lint and format', 'npm', ['run', 'lint']),
      step('Content', 'npm', ['run', 'content', '--', 'check']),
    ].map(asCounts);
    return [...checks, unitTests(), browserTests()].reduce(add);
  } finally {
    await postgres?.stop();
    rmSync(reports, { recursive: true, force: true });
  }
}

const { passed, failed } = await everything();
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
