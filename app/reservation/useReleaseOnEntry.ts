import { useEffect } from 'react';
import { useAppWiring } from '../wiring/index.ts';
import { releaseAll } from './releaseAll.ts';

/** For the screens that start a new search (main, prescreen): entering them releases everything that is picked,
 * and ends a move. */
export function useReleaseOnEntry(): void {
  const wiring = useAppWiring();
  useEffect(() => {
    void releaseAll(wiring);
    wiring.journey.dispatch({ type: 'endMove' });
  }, [wiring]);
}
