import { useLayoutEffect } from 'react';
import { useAppWiring } from '../wiring/index.ts';
import { releaseAll } from './releaseAll.ts';

/**
 * For the screens that start a new search (main, prescreen): entering them releases everything that is picked, and ends
 * a move. It does so before they are seen: Back at once would show the patient of a confirmation again.
 */
export function useReleaseOnEntry(): void {
  const wiring = useAppWiring();
  useLayoutEffect(() => {
    void releaseAll(wiring);
    wiring.journey.dispatch({ type: 'endMove' });
  }, [wiring]);
}
