import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isDebianRoot, run } from './system.ts';

/** The browsers besides Chromium that guests have, and that Debian packages. */
export const otherBrowsers = ['firefox', 'webkit'] as const;
export type OtherBrowser = (typeof otherBrowsers)[number];

/** Debian's packages of each. WebKit shows itself only on a screen, which Xvfb pretends to be. */
const packages: Readonly<Record<OtherBrowser, readonly string[]>> = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
};

const find = (...paths: readonly string[]): string | undefined => paths.find((path) => existsSync(path));

/** The path of the system's Firefox, if it has one. */
export const systemFirefox = (): string | undefined => find('/usr/bin/firefox-esr', '/usr/bin/firefox');

/** The path of the browser that comes with WebKitGTK's WebDriver, if the system has it. */
export function systemMiniBrowser(): string | undefined {
  const libraries = existsSync('/usr/lib') ? readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu')) : [];
  return find(
    ...libraries.flatMap((library) =>
      ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].map((each) =>
        join('/usr/lib', library, each, 'MiniBrowser'),
      ),
    ),
  );
}

/** Whether a browser can be driven here. */
export const isInstalled = (browser: OtherBrowser): boolean =>
  browser === 'firefox'
    ? systemFirefox() !== undefined
    : [systemMiniBrowser(), find('/usr/bin/WebKitWebDriver'), find('/usr/bin/Xvfb')].every(
        (path) => path !== undefined,
      );

/** Installs what is missing as Debian's packages; throws where that is impossible, and names them. */
export function ensureOtherBrowsers(): void {
  const missing = otherBrowsers.filter((browser) => !isInstalled(browser)).flatMap((browser) => packages[browser]);
  if (missing.length === 0) return;
  if (!isDebianRoot()) throw new Error(`Missing: install the packages ${missing.join(', ')}.`);
  run('apt-get', ['update']);
  run('apt-get', ['install', '-y', '--no-install-recommends', ...missing]);
}
