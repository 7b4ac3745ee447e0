import { chromium, type LaunchOptions, type Page } from '@playwright/test';
import { setTestClock } from '../../fixtures/testClock.ts';
import type { ActionSource, Driver, Habits, Size } from '../Driver.ts';

/** The keys that WebDriver names by characters of no script, as Playwright names them. */
const keys: Readonly<Record<string, string>> = { '\uE004': 'Tab', '\uE007': 'Enter', '\uE009': 'Control' };

/** Opens Chromium through Playwright, with the page cache that Playwright turns off. */
export async function openChromium(launchOptions: LaunchOptions, size: Size, { colors }: Habits = {}): Promise<Driver> {
  const browser = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({
    viewport: size,
    colorScheme: colors === undefined ? 'light' : 'dark',
    forcedColors: colors === 'own' ? 'active' : 'none',
  });
  await setTestClock(page.context());
  const complaints: string[] = [];
  page.on('dialog', (asked) => asked.accept());
  page.on('pageerror', ({ message }) => complaints.push(`uncaught: ${message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  /** Goes in the history. Playwright's own Back waits for a load, which a kept page does not have. */
  const go = (delta: number): Promise<void> => page.evaluate((by) => void setTimeout(() => history.go(by)), delta);
  return {
    version: `Chromium ${browser.version()}`,
    goto: async (url, until = 'loaded') => {
      await page.goto(url, { waitUntil: until === 'loaded' ? 'load' : 'commit' });
    },
    goBack: () => go(-1),
    goForward: () => go(1),
    reload: async () => void (await page.reload()),
    run: (source, ...args) => page.evaluate(`(${source})(...${JSON.stringify(args)})`),
    act: async (sources) => {
      for (const source of sources) await act(page, source);
    },
    screenshot: () => page.screenshot(),
    print: () => page.pdf({ printBackground: true }),
    complaints: () => complaints,
    close: () => browser.close(),
  };
}

async function act({ mouse, keyboard }: Page, source: ActionSource): Promise<void> {
  if (source.type === 'key')
    for (const { type, value } of source.actions) {
      const key = keys[value] ?? value;
      await (type === 'keyDown' ? keyboard.down(key) : keyboard.up(key));
    }
  else
    for (const action of source.actions) {
      if (action.type === 'pointerMove') await mouse.move(action.x, action.y);
      else if (action.type === 'pointerDown') await mouse.down();
      else await mouse.up();
    }
}
