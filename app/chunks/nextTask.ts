/** Resolves in a task of its own, so that the browser can paint and answer the guest between two pieces of work. */
export const nextTask = (): Promise<void> =>
  'scheduler' in globalThis && typeof globalThis.scheduler.yield === 'function'
    ? globalThis.scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve));
