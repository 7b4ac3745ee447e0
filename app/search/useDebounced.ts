import { useEffect, useState } from 'react';

/** The value once it has stayed the same for `delay` milliseconds; a change back to `idle` counts at once. */
export function useDebounced<T>(value: T, delay: number, idle: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), value === idle ? 0 : delay);
    return () => window.clearTimeout(timer);
  }, [value, delay, idle]);
  return settled;
}
