import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isDebianRoot, run } from './system.ts';

/** The browsers besides Chromium that guests have, and that Debian packages. */
export const otherBrowsers = ['firefox', 'webkit'] as const;
export type OtherBrowser = (typeof otherBrowsers)[number];

/** All browsers in which guests' journeys are tried. */
export const guestBrowsers = ['chromium', ...otherBrowsers] as const;
export type GuestBrowser = (typeof guestBrowsers)[number];

/**
 * Debian's packages of each. WebKit shows itself only on a screen, which Xvfb pretends to be, and its driver cannot set
 * the clock of a page, which `faketime` does.
 */
const packages: Readonly<Record<OtherBrowser, readonly string[]>> = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'faketime'],
};

const find = (...paths: readonly string[]): string | undefined => paths.find((path) => existsSync(path));

/** Where the libraries of the system's kind of processor are. */
const libraryFolders = (): readonly string[] =>
  existsSync('/usr/lib')
    ? readdirSync('/usr/lib')
        .filter((name) => name.endsWith('-linux-gnu'))
        .map((name) => join('/usr/lib', name))
    : [];

/** The path of the system's Firefox, if it has one. */
export const systemFirefox = (): string | undefined => find('/usr/bin/firefox-esr', '/usr/bin/firefox');

/** The path of the browser that comes with WebKitGTK's WebDriver, if the system has it. */
export function systemMiniBrowser(): string | undefined {
  return find(
    ...libraryFolders().flatMap((folder) =>
      ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].map((each) => join(folder, each, 'MiniBrowser')),
    ),
  );
}

/** The library that makes a program read another time, if the system has it. */
export const systemFaketime = (): string | undefined =>
  find(...libraryFolders().map((folder) => join(folder, 'faketime/libfaketime.so.1')));

/** Whether a browser can be driven here. */
export const isInstalled = (browser: OtherBrowser): boolean =>
  browser === 'firefox'
    ? systemFirefox() !== undefined
    : [systemMiniBrowser(), systemFaketime(), find('/usr/bin/WebKitWebDriver'), find('/usr/bin/Xvfb')].every(
        (path) => path !== undefined,
      );

/** Installs what is missing of a browser as Debian's packages; throws where that is impossible, and names them. */
export function ensureOtherBrowser(browser: OtherBrowser): void {
  if (isInstalled(browser)) return;
  if (!isDebianRoot()) throw new Error(`install the packages ${packages[browser].join(', ')}`);
  run('apt-get', ['update']);
  run('apt-get', ['install', '-y', '--no-install-recommends', ...packages[browser]]);
  if (!isInstalled(browser)) throw new Error(`the packages ${packages[browser].join(', ')} do not contain all of it`);
}
