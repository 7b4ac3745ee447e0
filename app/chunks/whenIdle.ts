/** Resolves when the browser has nothing else to do, or after two seconds. WebKit, which does not say, gets a pause. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof window.requestIdleCallback === 'function')
      window.requestIdleCallback(() => resolve(), { timeout: 2_000 });
    else window.setTimeout(resolve, 200);
  });
