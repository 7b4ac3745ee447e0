import { writeFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { type GuestBrowser, guestBrowsers, isInstalled, otherBrowsers } from '../../tools/otherBrowsers.ts';
import { serverTest } from '../fixtures/serverTest.ts';
import { openChromium } from './chromium/openChromium.ts';
import { DrivenPage } from './DrivenPage.ts';
import type { Driver, Habits, Size } from './Driver.ts';
import { openFirefox } from './firefox/openFirefox.ts';
import { Line } from './Line.ts';
import { openWebKit } from './webkit/openWebKit.ts';

export const phone: Size = { width: 390, height: 844 };
export const desktop: Size = { width: 1280, height: 900 };

/** The browsers that everything is tried in: those that `npm run test:browsers` names, else none. */
export const browsers: readonly GuestBrowser[] = guestBrowsers.filter((browser) =>
  process.env.BROWSERS?.split(',').includes(browser),
);
export const isWhole = browsers.length > 0;

/** The other browsers that are tried in any case, as far as they are here. */
export const sampled = otherBrowsers.filter((browser) => (isWhole ? browsers.includes(browser) : isInstalled(browser)));

/** The title of a test, as the table of `npm run test:browsers` takes it apart. */
export const titleOf = (what: string, browser: GuestBrowser, { width }: Size): string =>
  `${what} in ${browser} at ${width} px`;

interface Opening extends Habits {
  /** The address by which the server is reached, where it is not the server's own. */
  readonly origin?: string;
}

interface BrowserFixtures {
  /** A line to the server that can be held or cut: a page is opened over it by its address. */
  line: Line;
  /** Opens a browser whose page has this size; what no page may do fails the test. */
  open: (browser: GuestBrowser, size: Size, opening?: Opening) => Promise<DrivenPage>;
}

export const test = serverTest.extend<BrowserFixtures>({
  line: async ({ server }, use) => {
    const line = await Line.open(server.url);
    await use(line);
    line.close();
  },
  open: async ({ server, line: _outlivesThePages, launchOptions }, use, testInfo) => {
    const drivers: Readonly<Record<GuestBrowser, (size: Size, habits: Habits) => Promise<Driver>>> = {
      chromium: (size, habits) => openChromium(launchOptions, size, habits),
      firefox: openFirefox,
      webkit: openWebKit,
    };
    const pages: DrivenPage[] = [];
    let start = 0;
    await use(async (browser, size, { origin = server.url, ...habits } = {}) => {
      const page = new DrivenPage(await drivers[browser](size, habits), origin);
      testInfo.annotations.push({ type: 'browser', description: page.driver.version });
      pages.push(page);
      start ||= Date.now();
      return page;
    });
    testInfo.annotations.push({ type: 'seconds', description: String(Math.round((Date.now() - start) / 1000)) });
    for (const [index, { driver }] of pages.entries()) {
      if (testInfo.errors.length > 0)
        writeFileSync(testInfo.outputPath(`page-${index}.png`), await driver.screenshot());
      await driver.close();
    }
    expect(pages.flatMap((page) => page.complaints())).toEqual([]);
  },
});

/** Says in the table what cannot be tried in a browser, and why. */
export const cannot = (title: string, why: string): void =>
  test(title, { annotation: { type: 'cannot', description: why } }, () => undefined);

export { expect } from '@playwright/test';
