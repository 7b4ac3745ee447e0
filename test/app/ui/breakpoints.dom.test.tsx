import { renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useBreakpoint } from '../../../app/ui/breakpoints.ts';

afterEach(() => {
  window.innerWidth = 1024;
});

it.each([
  [1600, 1600],
  [1599, 900],
  [900, 900],
  [899, 480],
  [480, 480],
  [479, 0],
])('a window of %i pixels is of those from %i on', (width, breakpoint) => {
  window.innerWidth = width;
  expect(renderHook(() => useBreakpoint()).result.current).toBe(breakpoint);
});
