import type { Browser, LaunchOptions, Page } from '@playwright/test';
import { setTestClock } from '../../fixtures/testClock.ts';

/** Newer versions of Chromium keep a page for some minutes in spite of `no-store`. */
const neverKeepNoStore = '--disable-features=CacheControlNoStoreEnterBackForwardCache';

/**
 * A browser with the back-forward cache, which Playwright turns off. A page that the guest leaves for another site may
 * be kept whole and reappear on Back with everything that was on it.
 */
export class KeepingBrowser {
  private constructor(
    private readonly browser: Browser,
    readonly page: Page,
  ) {}

  /**
   * @param launchOptions the fixture of this name
   * @param keeps whether pages may be kept even though they are sent with `no-store`, which a server in front of ours
   *   might remove
   */
  static async open(
    like: Browser,
    launchOptions: LaunchOptions,
    baseURL: string,
    keeps: boolean,
  ): Promise<KeepingBrowser> {
    const args = [...(launchOptions.args ?? []), ...(keeps ? [] : [neverKeepNoStore])];
    const ignoreDefaultArgs = ['--disable-back-forward-cache'];
    const browser = await like.browserType().launch({ ...launchOptions, args, ignoreDefaultArgs });
    const page = await browser.newPage({ baseURL });
    await setTestClock(page.context());
    page.on('dialog', (asked) => asked.accept());
    if (keeps) await dropNoStore(page);
    return new KeepingBrowser(browser, page);
  }

  /** Leaves for another page and presses Back. Returns 'kept', or the reasons why the page was not kept. */
  async leaveAndComeBack(): Promise<'kept' | readonly string[]> {
    const { page } = this;
    await page.evaluate(() => Reflect.set(window, 'wasHere', true));
    await this.leaveAndGoBack();
    await page.getByRole('heading', { level: 1 }).waitFor();
    return page.evaluate(() => {
      if (Reflect.get(window, 'wasHere') === true) return 'kept';
      const [loading] = performance.getEntriesByType('navigation').map((entry) => entry.toJSON());
      return loading.notRestoredReasons.reasons.map(({ reason }: { readonly reason: string }) => reason);
    });
  }

  async leaveAndGoBack(): Promise<void> {
    await this.page.goto('/healthz');
    // Playwright's own Back waits for a load, which a kept page does not have. The script must end before its page does.
    await this.page.evaluate(() => void setTimeout(() => history.back()));
    await this.page.waitForURL((url) => url.pathname !== '/healthz', { waitUntil: 'commit' });
  }

  /** Goes back within the app. Playwright's own Back does not finish here either once a page was kept. */
  async goBack(): Promise<void> {
    await this.page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          window.addEventListener('popstate', () => resolve(), { once: true });
          history.back();
        }),
    );
  }

  close(): Promise<void> {
    return this.browser.close();
  }
}

async function dropNoStore(page: Page): Promise<void> {
  await page.route('**/health-services/**', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const { 'cache-control': _dropped, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
}
