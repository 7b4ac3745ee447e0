import { afterEach, beforeEach, vi } from 'vitest';

/** Runs every test of the file on the afternoon of 23 November 2026; timers run as usual. */
export function setToday(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 23, 15, 0) });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}
