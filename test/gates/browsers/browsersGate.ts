import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureOtherBrowsers } from '../../../tools/otherBrowsers.ts';
import { playwrightRuns, type TestRun } from '../../../tools/reports.ts';
import type { Bar, Gate } from '../Gate.ts';

const run = (command: readonly string[], env: NodeJS.ProcessEnv): void => {
  spawnSync('npx', command, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...env } });
};

/** A line of the table: what was tried in which browser, and how many seconds a guest's way took. */
const barOf = ({ title, passed, problem, notes }: TestRun): Bar => ({
  bar: title,
  cases: 1,
  figure: [notes.browser, notes.figure, problem].filter(Boolean).join(', ') || 'so it is',
  goal: 'it is so',
  met: passed,
});

const missed = (figure: string): Bar => ({
  bar: "The guests' other browsers",
  cases: 0,
  figure,
  goal: 'each journey in each of them',
  met: false,
});

/** Everything that guests do, in the browsers besides Chromium: installs them, and runs all of `e2e/browsers`. */
export const browsersGate: Gate = {
  name: 'browsers',
  run: async () => {
    try {
      ensureOtherBrowsers();
    } catch (error) {
      return [missed(String(error))];
    }
    const folder = mkdtempSync(join(tmpdir(), 'stepwell-browsers-'));
    const report = join(folder, 'report.json');
    run(['vite', 'build', '--logLevel', 'error'], {});
    run(['vite', 'build', '--config', 'vite.server.config.ts', '--logLevel', 'error'], {});
    // One at a time, so that the seconds are those of a browser that has the machine for itself.
    run(['playwright', 'test', 'e2e/browsers', '--reporter=json', '--workers=1', `--output=${join(folder, 'out')}`], {
      BROWSERS: 'all',
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    });
    const bars = playwrightRuns(report).map(barOf);
    rmSync(folder, { recursive: true, force: true });
    return bars.length === 0 ? [missed('nothing ran')] : bars;
  },
};
