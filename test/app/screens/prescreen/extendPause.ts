import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** The pause before the results, in which the guest can read the end of a prescreen, in milliseconds. */
const pause = 1_500;

/** Extends this pause until the test ends it, however slow the machine is. Other timers run as usual. */
export function extendPause(): { readonly end: () => void } {
  const waiting = new Map<number, () => void>();
  const { setTimeout: later, clearTimeout: forget } = window;
  let last = -1;
  vi.spyOn(window, 'setTimeout').mockImplementation(((run: () => void, delay?: number, ...given: unknown[]) => {
    if (delay !== pause) return later(run, delay, ...given);
    last -= 1;
    waiting.set(last, run);
    return last;
  }) as typeof window.setTimeout);
  vi.spyOn(window, 'clearTimeout').mockImplementation((timer) => {
    if (typeof timer !== 'number' || !waiting.delete(timer)) forget(timer);
  });
  return {
    end: () =>
      act(() => {
        for (const run of waiting.values()) run();
        waiting.clear();
      }),
  };
}
