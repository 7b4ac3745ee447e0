import { useEffect, useState } from 'react';

/** The result of opening what a screen asks, or why it cannot be asked. */
export type LoadResult<Opened, Failure> =
  | { readonly ok: true; readonly opened: Opened }
  | { readonly ok: false; readonly failure: Failure };

export type Reading<Opened, Failure> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly opened: Opened }
  | { readonly status: 'failed'; readonly failure: Failure; readonly again: () => void };

/**
 * Opens what a screen asks when it is shown, and drops it when it is left.
 *
 * @param open never rejects; another function opens something else
 */
export function useAsyncResource<Opened, Failure>(
  open: (signal: AbortSignal) => Promise<LoadResult<Opened, Failure>>,
): Reading<Opened, Failure> {
  const [attempt, setAttempt] = useState(0);
  const [reading, setReading] = useState<Reading<Opened, Failure>>({ status: 'loading' });
  useEffect(() => {
    const controller = new AbortController();
    setReading({ status: 'loading' });
    void open(controller.signal).then((opening) => {
      if (controller.signal.aborted) return;
      if (opening.ok) setReading({ status: 'ready', opened: opening.opened });
      else setReading({ status: 'failed', failure: opening.failure, again: () => setAttempt(attempt + 1) });
    });
    return () => controller.abort();
  }, [open, attempt]);
  return reading;
}
