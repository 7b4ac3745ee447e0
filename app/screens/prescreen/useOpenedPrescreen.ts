import { useEffect, useState } from 'react';
import { useAppWiring } from '../../wiring/index.ts';
import { type OpenedPrescreen, openPrescreen, type PrescreenFailure } from './openPrescreen.ts';
import type { PrescreenStart } from './usePrescreenStart.ts';

export type PrescreenReading =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly opened: OpenedPrescreen }
  | { readonly status: 'failed'; readonly failure: PrescreenFailure; readonly again: () => void };

/**
 * The prescreen of a service, read when the screen opens and dropped when it is left. `start` counts as it is at first: a
 * later answer to the same calls does not take the form away.
 */
export function useOpenedPrescreen(start: PrescreenStart): PrescreenReading {
  const wiring = useAppWiring();
  const [first] = useState(start);
  const [attempt, setAttempt] = useState(0);
  const [reading, setReading] = useState<PrescreenReading>({ status: 'loading' });
  useEffect(() => {
    const controller = new AbortController();
    setReading({ status: 'loading' });
    void openPrescreen(wiring, first, controller.signal).then((opening) => {
      if (controller.signal.aborted) return;
      if (opening.ok) setReading({ status: 'ready', opened: opening.opened });
      else setReading({ status: 'failed', failure: opening.failure, again: () => setAttempt(attempt + 1) });
    });
    return () => controller.abort();
  }, [wiring, first, attempt]);
  return reading;
}
