import { useEffect } from 'react';
import { useAppWiring } from '../wiring/index.ts';
import { releaseAll } from './releaseAll.ts';

/** For the screens that start a search anew (main, prescreen): entering them lets go of whatever is held. */
export function useReleaseOnEntry(): void {
  const wiring = useAppWiring();
  useEffect(() => {
    void releaseAll(wiring);
  }, [wiring]);
}
