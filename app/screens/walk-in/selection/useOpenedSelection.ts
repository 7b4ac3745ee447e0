import { useEffect, useState } from 'react';
import type { BookableService } from '../../../journey/services/BookableService.ts';
import { useAppWiring } from '../../../wiring/index.ts';
import { type OpenedSelection, openSelection, type SelectionFailure } from './openSelection.ts';

export type SelectionReading =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly selection: OpenedSelection }
  | { readonly status: 'failed'; readonly failure: SelectionFailure; readonly again: () => void };

/** @param vaccines the same list as long as the screen is open: a later answer does not take the choice away */
export function useOpenedSelection(vaccines: readonly BookableService[]): SelectionReading {
  const wiring = useAppWiring();
  const [attempt, setAttempt] = useState(0);
  const [reading, setReading] = useState<SelectionReading>({ status: 'loading' });
  useEffect(() => {
    const controller = new AbortController();
    setReading({ status: 'loading' });
    void openSelection(wiring, vaccines, controller.signal).then((opening) => {
      if (controller.signal.aborted) return;
      if (opening.ok) setReading({ status: 'ready', selection: opening.selection });
      else setReading({ status: 'failed', failure: opening.failure, again: () => setAttempt(attempt + 1) });
    });
    return () => controller.abort();
  }, [wiring, vaccines, attempt]);
  return reading;
}
