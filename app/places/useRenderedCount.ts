import { useEffect, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { nextTask } from '../chunks/nextTask.ts';
import { breakpoints, useBreakpoint } from '../ui/breakpoints.ts';

/**
 * How many of `all` cards a list renders. On a phone, which shows one or two, the first is rendered alone and each of the
 * others in a task of its own, so that the guest sees times sooner and no press has to wait for the whole list. Guests who
 * come back get all at once, because the browser puts the page back to where they were.
 */
export function useRenderedCount(all: number): number {
  const isNarrow = useBreakpoint() < breakpoints.tablet;
  const isBack = useNavigationType() === 'POP';
  const [count, setCount] = useState(isNarrow && !isBack ? 1 : Number.POSITIVE_INFINITY);
  useEffect(() => {
    if (count >= all) return;
    let isShown = true;
    void nextTask().then(() => isShown && setCount(count + 1));
    return () => {
      isShown = false;
    };
  }, [count, all]);
  return count;
}
