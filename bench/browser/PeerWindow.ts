import { join } from 'node:path';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import type { NeutralForm } from '../form/NeutralForm.ts';
import { builtProbe } from '../pages/paths.ts';
import { sleep } from './launch.ts';
import type { Outcome, Target } from './probe/Probe.ts';

/** Time within which the effects of hovering are over. */
const HOVER_MS = 60;

/** A new window for one peer's page, with an empty cache and its own process. */
export class PeerWindow {
  private constructor(
    private readonly context: BrowserContext,
    readonly page: Page,
    private readonly devtools: CDPSession,
    private readonly pageErrors: readonly string[],
  ) {}

  static async open(browser: Browser): Promise<PeerWindow> {
    const context = await browser.newContext({ viewport: { width: 1000, height: 800 } });
    await context.addInitScript({ path: join(builtProbe, 'probe.js') });
    const page = await context.newPage();
    const pageErrors: string[] = [];
    page.on('pageerror', (error) => pageErrors.push(String(error)));
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable');
    return new PeerWindow(context, page, devtools, pageErrors);
  }

  async load(address: string): Promise<void> {
    await this.page.goto(address);
    await this.page.waitForFunction(() => '__bench' in window);
  }

  /** Milliseconds until the fields with these keys are on the screen. */
  mount(form: NeutralForm, keys: readonly string[]): Promise<number> {
    return this.page.evaluate((given) => window.__probe.mount(given.form, given.keys), { form, keys });
  }

  async click(target: Target): Promise<void> {
    const { x, y } = await this.pointAt(target);
    await this.page.mouse.click(x, y);
  }

  /** Milliseconds from a click until its outcome is on the screen. */
  async clickUntil(target: Target, outcome: Outcome): Promise<number> {
    const { x, y } = await this.pointAt(target);
    await this.page.evaluate((expected) => window.__probe.arm(expected), outcome);
    await this.page.mouse.click(x, y);
    return this.page.evaluate(() => window.__probe.painted());
  }

  /**
   * Milliseconds that the main thread has been busy so far: script, style, layout, paint, input, garbage collection.
   */
  async busy(): Promise<number> {
    return (await this.metric('TaskDuration')) * 1000;
  }

  /** Size of the JavaScript heap in KiB, without garbage. */
  async heap(): Promise<number> {
    for (let pass = 0; pass < 3; pass++) await this.devtools.send('HeapProfiler.collectGarbage');
    return (await this.metric('JSHeapUsedSize')) / 1024;
  }

  seen(keys: readonly string[]): Promise<readonly string[]> {
    return this.page.evaluate((all) => window.__probe.seen(all), keys);
  }

  value(key: string): Promise<unknown> {
    return this.page.evaluate((field) => window.__bench.value(field), key);
  }

  error(key: string): Promise<string> {
    return this.page.evaluate((field) => window.__bench.error(field), key);
  }

  errorCount(): Promise<number> {
    return this.page.evaluate(() => window.__bench.errorCount());
  }

  /** @throws Error with the errors that the page has thrown meanwhile */
  async close(): Promise<void> {
    await this.context.close();
    if (this.pageErrors.length > 0) throw new Error(this.pageErrors.join('\n'));
  }

  private async pointAt(target: Target) {
    const point = await this.page.evaluate((wanted) => window.__probe.findCentre(wanted), target);
    await this.page.mouse.move(point.x, point.y);
    await sleep(HOVER_MS);
    return point;
  }

  private async metric(name: string): Promise<number> {
    const { metrics } = await this.devtools.send('Performance.getMetrics');
    const found = metrics.find((metric) => metric.name === name);
    if (!found) throw new Error(`The browser has no figure ${name}.`);
    return found.value;
  }
}
