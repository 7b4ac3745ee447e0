import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { isDebianRoot, run } from './system.ts';

const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The path of the system's Chromium, if it has one. */
export const systemChromium = (): string | undefined => systemPaths.find((path) => existsSync(path));

/**
 * The features of Chromium that are switched off in browser tests. The first two are the popups of the address bar:
 * pages of their own, which Chromium would load for each test. The others are those that Playwright switches off, as far
 * as they matter here: Chromium takes only one such list, so this one replaces Playwright's.
 */
export const disabledFeatures: readonly string[] = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'AimEnabled',
  'PreconnectToSearch',
];

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
