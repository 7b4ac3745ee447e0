import { afterEach, beforeEach, vi } from 'vitest';

/** Every test of the file runs on the afternoon of 23 November 2026; timers go on as usual. */
export function setToday(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 23, 15, 0) });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}
