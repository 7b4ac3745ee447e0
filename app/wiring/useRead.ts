import { useEffect, useRef } from 'react';
import useSWR from 'swr';

export interface Reading<T> {
  /** The latest answer to this key; kept while the same key is read again. */
  readonly value: T | undefined;
  /** An answer is on its way. */
  readonly pending: boolean;
  readonly again: () => void;
}

/**
 * Reads what `key` stands for, and again when the key changes; undefined reads nothing. An answer stays with its key, so
 * a late one never takes the place of a newer question's. Leaving the screen, or the key, aborts the call.
 */
export function useRead<T>(key: string | undefined, read: (signal: AbortSignal) => Promise<T>): Reading<T> {
  const underWay = useRef<AbortController>(undefined);
  const leaving = useRef<{ readonly key: string | undefined; readonly timer: number }>(undefined);
  const { data, isValidating, mutate } = useSWR(
    key,
    async () => {
      const controller = new AbortController();
      underWay.current = controller;
      const value = await read(controller.signal);
      controller.signal.throwIfAborted();
      return value;
    },
    { dedupingInterval: 0 },
  );

  useEffect(() => {
    // Strict Mode leaves and comes back at once: the call it began goes on.
    if (leaving.current?.key === key) window.clearTimeout(leaving.current?.timer);
    return () => {
      const controller = underWay.current;
      leaving.current = { key, timer: window.setTimeout(() => controller?.abort()) };
    };
  }, [key]);

  return { value: data, pending: isValidating, again: () => void mutate() };
}
