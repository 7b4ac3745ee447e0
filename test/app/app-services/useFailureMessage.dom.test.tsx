import { renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useFailureMessage, useUnlessOffline, useWithOffline } from '../../../app/app-services/index.ts';
import { connect } from './connect.ts';

const title = "We're having trouble connecting at the moment.";
const offline = "You're offline. Check your connection, then try again.";

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
    expect(renderHook(() => useFailureMessage({ status })).result.current).toEqual({ title, text });
  });

  it('because of a limit of the server says that it is busy', () => {
    expect(renderHook(() => useFailureMessage({ status: 503, failure: 'busy' })).result.current).toEqual({
      title: "We're very busy right now.",
      text: 'Please try again in a few minutes, or call the number at the end of this page.',
    });
  });

  it.each([
    [-1, 'Please try again.'],
    [404, 'Please try again.'],
    [500, 'Please try again shortly.'],
  ])('with %i is no reason to reload answers of the screen', (status, text) => {
    expect(renderHook(() => useFailureMessage({ status }, true)).result.current).toEqual({ title, text });
  });

  it.each([
    [404, 'Please refresh the page to try again.'],
    [500, 'Please try again shortly.'],
  ])('with %i says besides that the browser is offline, while it is', (status, text) => {
    const { result } = renderHook(() => useFailureMessage({ status }));
    connect(false);
    expect(result.current).toEqual({ title, text: `${text} ${offline}` });
    connect(true);
    expect(result.current).toEqual({ title, text });
  });
});

it('a sentence of the specification stands while the browser is offline, and that follows it', () => {
  const { result } = renderHook(() => useWithOffline('Could not cancel this appointment.'));
  expect(result.current).toBe('Could not cancel this appointment.');
  connect(false);
  expect(result.current).toBe(`Could not cancel this appointment. ${offline}`);
});

it('a message of our own gives way to it', () => {
  const { result } = renderHook(() => useUnlessOffline('No file could be made.'));
  expect(result.current).toBe('No file could be made.');
  connect(false);
  expect(result.current).toBe(offline);
});
