import { act, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useHeldWhilePressed } from '../../../../../../app/screens/search/form/service/useHeldWhilePressed.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const renderHeld = () => renderHook(({ value }) => useHeldWhilePressed(value), { initialProps: { value: 'early' } });

it('is the newest value while nothing is pressed', () => {
  const { result, rerender } = renderHeld();
  rerender({ value: 'late' });
  expect(result.current).toBe('late');
});

it.each(['pointerUp', 'pointerCancel'] as const)('stays as it was from a press until a moment after %s', (end) => {
  const { result, rerender } = renderHeld();
  fireEvent.pointerDown(document.body);
  rerender({ value: 'late' });
  expect(result.current).toBe('early');
  fireEvent[end](document.body);
  rerender({ value: 'later' });
  expect(result.current).toBe('early');
  act(() => vi.runAllTimers());
  expect(result.current).toBe('later');
});

it('stays through the second press of a double click', () => {
  const { result, rerender } = renderHeld();
  fireEvent.pointerDown(document.body);
  rerender({ value: 'late' });
  fireEvent.pointerUp(document.body);
  fireEvent.pointerDown(document.body);
  act(() => vi.runAllTimers());
  expect(result.current).toBe('early');
});

it.each([
  { what: 'in view stays there', top: 700, calls: 1 },
  { what: 'that the guest has scrolled away from is left alone', top: -900, calls: 0 },
])('a focus $what', ({ top, calls }) => {
  const field = document.body.appendChild(document.createElement('input'));
  field.getBoundingClientRect = () => DOMRect.fromRect({ y: top, height: 40 });
  field.scrollIntoView = vi.fn();
  field.focus();
  const { rerender } = renderHeld();
  expect(field.scrollIntoView).not.toHaveBeenCalled();
  rerender({ value: 'late' });
  expect(field.scrollIntoView).toHaveBeenCalledTimes(calls);
  field.remove();
});
