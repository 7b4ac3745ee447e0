import type { Browser, BrowserContext, CDPSession, Locator, Page } from '@playwright/test';
import { type Vitals, watchVitals } from './watchVitals.ts';

/** A slow phone connection: 150 ms per round trip, 1.6 Mbit/s down and 0.75 Mbit/s up, in bytes per second. */
const slowConnection = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** How many times slower than this machine the phone's processor is. */
const SLOWER = 4;

/** What the connection adds to each call, in milliseconds. */
export const LATENCY_MS = slowConnection.latency;

/** What a page has loaded over the network, with the headers of the answers. */
export interface Loaded {
  readonly bytes: number;
  readonly requests: number;
}

/** A phone with an empty cache: 390 px wide, with a slow connection and a slow processor. */
export class Phone {
  private bytes = 0;
  private requests = 0;

  private constructor(
    private readonly context: BrowserContext,
    readonly page: Page,
    devtools: CDPSession,
  ) {
    // What the cache answers has no bytes.
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      if (encodedDataLength === 0) return;
      this.bytes += encodedDataLength;
      this.requests += 1;
    });
  }

  static async open(browser: Browser): Promise<Phone> {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
    });
    // tsx wraps each named function in a call of `__name`, which the page does not have.
    await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
    await context.addInitScript(watchVitals);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', slowConnection);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    return new Phone(context, page, devtools);
  }

  get loaded(): Loaded {
    return { bytes: this.bytes, requests: this.requests };
  }

  /**
   * Finds a control and returns its press. To find a control by its role and name keeps the page busy for longer than
   * the press does, so it is found before what the press does is measured. What is typed into has the focus before.
   */
  async aim(control: Locator): Promise<() => Promise<void>> {
    await control.scrollIntoViewIfNeeded();
    const box = await control.boundingBox();
    if (box === null) throw new Error(`${control} is not shown`);
    return () => this.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  }

  /** Types a text into the control that has the focus. */
  type(text: string): Promise<void> {
    return this.page.keyboard.type(text, { delay: 120 });
  }

  /** Milliseconds since the page was opened, or since the last click, until the element is painted. */
  painted(selector: string, since: 'open' | 'click'): Promise<number> {
    return this.page.evaluate(([wanted, from]) => window.__vitals.painted(wanted, from === 'click'), [
      selector,
      since,
    ] as const);
  }

  /** The vitals since the page was opened, or since the last call. */
  takeVitals(): Promise<Vitals> {
    return this.page.evaluate(() => window.__vitals.take());
  }

  close(): Promise<void> {
    return this.context.close();
  }
}
