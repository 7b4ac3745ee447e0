import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { isDebianRoot, run } from './system.ts';

const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Chromium without its windows. It renders the same pages with a fifth less processor time. */
const headlessPath = '/usr/bin/chromium-headless-shell';

/** The path of the system's Chromium, if it has one. */
export const systemChromium = (): string | undefined => systemPaths.find((path) => existsSync(path));

/** The path of the system's Chromium for tests that nobody watches, if it has one. */
export const systemHeadlessChromium = (): string | undefined =>
  [headlessPath, ...systemPaths].find((path) => existsSync(path));

/**
 * Makes sure that there is a Chromium, preferably the system's: installs Debian's package if possible, otherwise
 * Playwright's own download.
 */
export function ensureChromium(): void {
  if (systemChromium()) return;
  if (isDebianRoot()) {
    run('apt-get', ['update']);
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
    if (systemChromium()) return;
  }
  const { status } = spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  if (status !== 0)
    throw new Error(
      'No Chromium: install the package "chromium", or let "npx playwright install chromium" download one.',
    );
}

/**
 * Makes sure that there is a Chromium for tests that nobody watches: installs Debian's package without windows if
 * possible, otherwise as {@link ensureChromium} does.
 */
export function ensureHeadlessChromium(): void {
  if (!existsSync(headlessPath) && isDebianRoot()) {
    spawnSync('apt-get', ['update'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'], { stdio: 'inherit' });
  }
  if (!existsSync(headlessPath)) ensureChromium();
}
