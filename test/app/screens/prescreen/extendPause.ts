import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** The pause in which the end of a prescreen is read, before the results come, in milliseconds. */
const pause = 1_500;

/** Holds that pause until the test ends it, however slow the machine; all other timers run. */
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
