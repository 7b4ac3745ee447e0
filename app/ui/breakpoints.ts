import { useSyncExternalStore } from 'react';

/** The widths at which the layout changes, in CSS pixels (PAGE-16). */
export const breakpoints = { desktop: 1600, tablet: 900, mobile: 480 } as const;

/** The widest first. */
const widths = Object.values(breakpoints).toSorted((a, b) => b - a);

const query = (width: number): MediaQueryList => window.matchMedia(`(min-width: ${width}px)`);

/** The widest of the breakpoints that the window is at least as wide as; 0 below all of them. */
export const useBreakpoint = (): number =>
  useSyncExternalStore(subscribe, () => widths.find((width) => query(width).matches) ?? 0);

function subscribe(changed: () => void): () => void {
  const queries = widths.map(query);
  for (const one of queries) one.addEventListener('change', changed);
  return () => {
    for (const one of queries) one.removeEventListener('change', changed);
  };
}
