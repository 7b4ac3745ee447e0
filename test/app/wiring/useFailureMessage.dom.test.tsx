import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FailedCall } from '../../../app/api/index.ts';
import { AppWiringContext, useFailureMessage, useUnlessOffline } from '../../../app/wiring/index.ts';
import { json } from '../api/fakeFetch.ts';
import { testWiring } from './testWiring.ts';

const title = "We're having trouble connecting at the moment.";
const offline = { title: "You're offline.", text: 'Check your connection, then try again.' };

function renderMessage(call: FailedCall, typed = false) {
  const { wiring } = testWiring({ answer: () => json(200, {}) });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <AppWiringContext value={wiring}>{children}</AppWiringContext>
  );
  const { result } = renderHook(() => useFailureMessage(call, typed), { wrapper });
  return { result, wiring };
}

const connect = (isOnline: boolean) =>
  act(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });

afterEach(() => vi.restoreAllMocks());

describe('a call that failed', () => {
  it.each([
    [500, 'Please try again shortly.'],
    [503, 'Please try again shortly.'],
    [499, 'Please refresh the page to try again.'],
    [400, 'Please refresh the page to try again.'],
    [200, 'Please refresh the page to try again.'],
    [-1, 'Please refresh the page to try again.'],
  ])('with %i', (status, text) => {
    expect(renderMessage({ status }).result.current).toEqual({ title, text });
  });

  it('because of a limit of the server says that it is busy', () => {
    expect(renderMessage({ status: 503, failure: 'busy' }).result.current).toEqual({
      title: "We're very busy right now.",
      text: 'Please try again in a few minutes.',
    });
  });

  it('is no reason to reload what was typed on the screen', () => {
    expect(renderMessage({ status: -1 }, true).result.current.text).toBe('Please try again.');
  });

  it('is no reason to reload answers that are kept in memory', () => {
    const { result, wiring } = renderMessage({ status: 404 });
    act(() => wiring.journey.dispatch({ type: 'prescreened', prescreen: { key: 'physicals/61' } }));
    expect(result.current.text).toBe('Please try again.');
  });

  it.each([-1, 404, 500])('is told as being offline while the browser is: %i', (status) => {
    const { result } = renderMessage({ status }, true);
    connect(false);
    expect(result.current).toEqual(offline);
    connect(true);
    expect(result.current.title).toBe(title);
  });
});

it('another message of a failure is shown unless the browser is offline', () => {
  const { result } = renderHook(() => useUnlessOffline('Could not cancel this appointment.'));
  expect(result.current).toBe('Could not cancel this appointment.');
  connect(false);
  expect(result.current).toBe(`${offline.title} ${offline.text}`);
});
