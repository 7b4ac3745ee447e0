import { useEffect, useState } from 'react';

/**
 * The value once it has stayed the same for `delay` milliseconds, and `idle` until then: a value that comes back waits
 * like a new one.
 */
export function useDebounced<T>(value: T, delay: number, idle: T): T {
  const [settled, setSettled] = useState(idle);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), delay);
    return () => {
      window.clearTimeout(timer);
      setSettled(idle);
    };
  }, [value, delay, idle]);
  return settled === value ? settled : idle;
}
