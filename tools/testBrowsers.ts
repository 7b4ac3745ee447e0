import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { alignedTable } from './alignedTable.ts';
import { ensureChromium } from './browser.ts';
import { ensureOtherBrowser, type GuestBrowser, guestBrowsers } from './otherBrowsers.ts';
import { playwrightRuns, type TestRun } from './reports.ts';

/**
 * `npm run test:browsers` tries what guests do in each browser that they have, on a phone and at a desk (`e2e/browsers`).
 * It installs the browsers that are missing, says which it cannot have and why, and ends with a table of what was tried
 * where, in how many seconds, and what came of it. `-- firefox` tries one browser, and `-- --grep cancel` is passed on to
 * Playwright. Pictures of the screens, side by side, are left in `test-results/browsers`.
 */

const given = process.argv.slice(2);
const isBrowser = (name: string): name is GuestBrowser => guestBrowsers.some((each) => each === name);
const wanted = given.some(isBrowser) ? guestBrowsers.filter((each) => given.includes(each)) : guestBrowsers;
const passedOn = given.filter((each) => !isBrowser(each));
const output = join('test-results', 'browsers');

/** Installs a browser where it is missing; gives why it cannot be had. */
function whyMissing(browser: GuestBrowser): string | undefined {
  try {
    if (browser === 'chromium') ensureChromium();
    else ensureOtherBrowser(browser);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const run = (command: string, args: readonly string[], extra: NodeJS.ProcessEnv = {}): boolean =>
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...extra } }).status === 0;

/** What was tried, the browser, the width, the seconds, and what came of it. */
function rowOf({ title, passed, problem, notes }: TestRun): readonly string[] {
  const [, what = title, browser = '', width = ''] = /^(.*) in (\w+) at (\d+) px$/.exec(title) ?? [];
  const outcome = passed ? ['passed', notes.note].filter(Boolean).join(': ') : `FAILED: ${problem}`;
  if (notes.cannot !== undefined) return [what, browser, width, '', `cannot be tried: ${notes.cannot}`];
  return [what, notes.browser ?? browser, width, notes.seconds ?? '', outcome];
}

const missing = wanted.flatMap((browser) => {
  const why = whyMissing(browser);
  return why === undefined ? [] : [{ browser, why }];
});
const browsers = wanted.filter((each) => missing.every(({ browser }) => browser !== each));
for (const { browser, why } of missing) console.log(`${browser} cannot be had here: ${why}`);

/** Builds the product, and runs everything in the browsers that are here, one page at a time, so that seconds compare. */
function runs(): readonly TestRun[] {
  if (browsers.length === 0 || !run('npm', ['run', 'build'])) return [];
  mkdirSync(output, { recursive: true });
  const report = join('test-results', 'browsers.json');
  const options = ['--reporter=list,json', '--workers=1', `--output=${output}`, ...passedOn];
  run('npx', ['playwright', 'test', 'e2e/browsers', ...options], {
    BROWSERS: browsers.join(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  return playwrightRuns(report);
}

const all = runs();
const failed = all.filter(({ passed }) => !passed).length;
const rows = [
  ...all.map(rowOf).sort(([a = ''], [b = '']) => a.localeCompare(b)),
  ...missing.map(({ browser, why }) => ['everything', browser, '', '', `cannot be had: ${why}`]),
];
console.log(`\n${alignedTable([['Tried', 'Browser', 'Width', 'Seconds', 'Outcome'], ...rows])}`);
console.log(`\n${all.length - failed} passed, ${failed} failed; pictures are in ${output}`);
process.exitCode = all.length > 0 && failed + missing.length === 0 ? 0 : 1;
