import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { standInForGoogle } from './GoogleStandIn.ts';
import { googleMap, serveNothing } from './googleMap.tsx';

/** Waits without vi.waitFor, which would advance the fake time. */
async function scriptAsked(scripts: readonly unknown[]): Promise<void> {
  while (scripts.length === 0) await act(() => new Promise((resolve) => setImmediate(resolve)));
}

test("the built-in map takes the place of Google's where its script does not start within ten seconds", async () => {
  serveNothing();
  const google = standInForGoogle('silent');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    render(googleMap());
    await scriptAsked(google.scripts);
    act(() => void vi.advanceTimersByTime(9_900));
    expect(screen.queryAllByRole('button')).toEqual([]);
    act(() => void vi.advanceTimersByTime(200));
    expect(screen.getAllByRole('button').map(({ tagName }) => tagName)).toEqual(['BUTTON', 'BUTTON']);
  } finally {
    vi.useRealTimers();
    google.remove();
  }
});
