/** What a guest feels of a page, in milliseconds but for the shift. */
export interface Vitals {
  /** First and largest paint since the page was opened. */
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** How long tasks blocked the main thread: of each, the part beyond 50 ms. */
  readonly blocked: number;
  /** Layout shift, without what follows the guest's own input within half a second. */
  readonly shift: number;
  /** The slowest interaction of each type of event, from the input to the next paint. */
  readonly interactions: Readonly<Record<string, number>>;
}

declare global {
  interface Window {
    readonly __vitals: {
      readonly painted: (selector: string, sinceClick: boolean) => Promise<number>;
      readonly take: () => Vitals;
    };
  }
}

/** Runs in the page, before its own scripts: gathers the vitals and offers them as `window.__vitals`. */
export function watchVitals(): void {
  const seen = { firstPaint: Number.NaN, largestPaint: Number.NaN, clicked: 0 };
  let blocked = 0;
  let shift = 0;
  let interactions: Record<string, number> = {};
  performance.setResourceTimingBufferSize(2_000);
  const watch = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) each(entry);
    }).observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);

  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  watch('longtask', ({ duration }) => {
    blocked += Math.max(0, duration - 50);
  });
  watch('layout-shift', (entry) => {
    if (Reflect.get(entry, 'hadRecentInput') !== true) shift += Number(Reflect.get(entry, 'value'));
  });
  watch('event', (entry) => {
    if (Number(Reflect.get(entry, 'interactionId')) === 0) return;
    interactions[entry.name] = Math.max(interactions[entry.name] ?? 0, entry.duration);
  });
  addEventListener(
    'click',
    ({ timeStamp }) => {
      seen.clicked = timeStamp;
    },
    { capture: true },
  );

  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const isShown = (selector: string): boolean =>
    [...document.querySelectorAll(selector)].some((each) => each.getClientRects().length > 0);
  const painted = async (selector: string, sinceClick: boolean): Promise<number> => {
    const begun = performance.now();
    while (!isShown(selector)) {
      if (performance.now() - begun > 60_000) throw new Error(`there is no ${selector} after a minute`);
      await frame();
    }
    await frame();
    return performance.now() - (sinceClick ? seen.clicked : 0);
  };
  const take = () => {
    const vitals = { ...seen, blocked, shift, interactions };
    blocked = 0;
    shift = 0;
    interactions = {};
    return vitals;
  };
  Object.defineProperty(window, '__vitals', { value: { painted, take } });
}
