import { writeFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { OtherBrowser } from '../../tools/otherBrowsers.ts';
import { serverTest } from '../fixtures/serverTest.ts';
import { DrivenPage } from './DrivenPage.ts';
import type { Driver, Size } from './Driver.ts';
import { openFirefox, type Preferences } from './firefox/openFirefox.ts';
import { openWebKit } from './webkit/openWebKit.ts';

export const phone: Size = { width: 390, height: 844 };
export const desktop: Size = { width: 1280, height: 900 };

/** Whether all is tried, as the gate does, and not a sample. */
export const isWhole = process.env.BROWSERS === 'all';

interface BrowserFixtures {
  /** Opens a browser whose page has this size; what no page may do fails the test. */
  open: (browser: OtherBrowser, size: Size, preferences?: Preferences) => Promise<DrivenPage>;
}

const drivers: Readonly<Record<OtherBrowser, (size: Size, preferences?: Preferences) => Promise<Driver>>> = {
  firefox: openFirefox,
  webkit: openWebKit,
};

export const test = serverTest.extend<BrowserFixtures, { hasTestClock: boolean }>({
  // The drivers of these browsers cannot change a page before it runs.
  hasTestClock: [false, { scope: 'worker' }],
  open: async ({ server }, use, testInfo) => {
    const pages: DrivenPage[] = [];
    await use(async (browser, size, preferences) => {
      const page = new DrivenPage(await drivers[browser](size, preferences), server.url);
      pages.push(page);
      return page;
    });
    for (const [index, { driver }] of pages.entries()) {
      if (testInfo.errors.length > 0)
        writeFileSync(testInfo.outputPath(`page-${index}.png`), await driver.screenshot());
      await driver.close();
    }
    expect(pages.flatMap(({ document, driver }) => [...document.complaints, ...driver.complaints()])).toEqual([]);
  },
});

export { expect } from '@playwright/test';
